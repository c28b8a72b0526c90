// A scenario that is being played: the game in a goroutine, which waits wherever a player is asked. Only one of the two runs at a
// time, so nothing needs a lock.

package main

import (
	"fmt"
	"runtime"
)

// Session is a game between two requests of the kit.
type Session struct {
	seen    []Fields   // what was observed and has not been sent yet
	offered int        // how many options the last prompt has
	answers chan int   // the option chosen; closed when the kit has closed the game
	turn    chan error // the game waits for an answer or is over; an error if it broke down
}

func startSession(scenario *Scenario) *Session {
	session := &Session{answers: make(chan int), turn: make(chan error, 1)}
	game := newGame(scenario)
	game.see = func(observation Fields) { session.seen = append(session.seen, observation) }
	game.ask = session.ask
	go func() {
		// What the engine panics with is its own; the next game may go well.
		defer func() {
			if broken := recover(); broken != nil {
				session.turn <- fmt.Errorf("the engine panicked: %v", broken)
			}
		}()
		game.play()
		session.turn <- nil
	}()
	return session
}

// ask shows a prompt and waits for the answer; a game that is closed meanwhile ends here.
func (session *Session) ask(player, decision string, options []Option) Option {
	session.seen = append(session.seen, Fields{"see": "prompt", "player": player, "decision": decision, "options": options})
	session.offered = len(options)
	session.turn <- nil
	option, open := <-session.answers
	if !open {
		runtime.Goexit()
	}
	return options[option]
}

// observe gives what was observed until the next prompt or the end.
func (session *Session) observe() (any, error) {
	if broken := <-session.turn; broken != nil {
		return nil, broken
	}
	observations := session.seen
	session.seen = nil
	return Fields{"observations": observations}, nil
}

// goOn sends the option chosen, and gives what comes of it.
func (session *Session) goOn(option int) (any, error) {
	session.offered = 0
	session.answers <- option
	return session.observe()
}
