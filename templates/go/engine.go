// The engine: two players and cards that deal damage. Put yours in its place, or grow this one.
//
// All that the kit may observe goes through see. Where a player is asked, the game stops in ask until the option chosen comes: it
// runs in a goroutine of its own (session.go), so that an engine that calls back for decisions fits in as it is. Ids are the scenario's.

package main

import "sort"

// How much damage each card that it knows deals to the hero of its choice. The kit's fixtures/fab/cards.json has more.
var cards = map[string]int{"Spark": 1, "Ember Bolt": 3}

// names lists the cards, in the order of the alphabet.
func names() []string {
	var list []string
	for name := range cards {
		list = append(list, name)
	}
	sort.Strings(list)
	return list
}

// Scenario is what is read of a scenario. The protocol's schema has all of it: npx stacklaw schema protocol.
type Scenario struct {
	Players []struct {
		ID   string
		Life *int
	}
	Objects []Card
	Start   struct{ TurnPlayer, Phase, At string }
	Until   struct{ End string }
}

// Card is an object of a game, where it is now.
type Card struct{ ID, Card, Zone, Owner string }

// Option is a choice that a player is offered. Fields that are empty are left out on the wire.
type Option struct {
	Option string `json:"option"`
	Object string `json:"object,omitempty"`
	Player string `json:"player,omitempty"`
}

// Fields are the fields of a JSON object.
type Fields map[string]any

// supported says whether it can play a scenario; what it cannot, it says, and is not judged by it.
func supported(scenario *Scenario) bool {
	for _, each := range scenario.Objects {
		if _, known := cards[each.Card]; !known {
			return false
		}
	}
	begins := scenario.Start.Phase == "action" && scenario.Start.At != "begin"
	ends := scenario.Until.End == "quiescent" || scenario.Until.End == "game-over"
	return begins && ends && len(scenario.Players) == 2
}

// Game is one game. Players and cards are lists, in the scenario's order: a map of Go has none, and the same answers must give the
// same game.
type Game struct {
	seats      []string
	life       map[string]int
	cards      []Card
	turnPlayer string
	until      string
	stack      []aimed // the top one last
	see        func(observation Fields)
	ask        func(player, decision string, options []Option) Option
}

// aimed is a card on the stack, by its place in the game's list, and the player it was aimed at.
type aimed struct {
	card   int
	target string
}

func newGame(scenario *Scenario) *Game {
	game := &Game{
		life:       map[string]int{},
		cards:      append([]Card(nil), scenario.Objects...),
		turnPlayer: scenario.Start.TurnPlayer,
		until:      scenario.Until.End,
	}
	for _, seat := range scenario.Players {
		game.seats = append(game.seats, seat.ID)
		game.life[seat.ID] = 20
		if seat.Life != nil {
			game.life[seat.ID] = *seat.Life
		}
	}
	return game
}

func (game *Game) event(cause, event Fields) {
	observation := Fields{"see": "event", "events": []Fields{event}}
	if cause != nil {
		observation["cause"] = cause
	}
	game.see(observation)
}

func (game *Game) other(player string) string {
	if player == game.seats[0] {
		return game.seats[1]
	}
	return game.seats[0]
}

// play: players with priority act or pass; when both have passed, the top of the stack resolves, or the scenario ends.
func (game *Game) play() {
	player, passed := game.turnPlayer, false
	for {
		for _, seat := range game.seats {
			if game.life[seat] <= 0 {
				game.event(Fields{"rule": "check"}, Fields{"event": "defeat", "player": seat})
				game.end(Fields{"why": "game-over", "winner": game.other(seat)})
				return
			}
		}
		chosen := game.ask(player, "priority", game.options(player))
		switch {
		case chosen.Option == "play":
			game.announce(player, chosen.Object)
			passed = false
		case !passed:
			player, passed = game.other(player), true
		case len(game.stack) > 0:
			top := game.stack[len(game.stack)-1]
			game.stack = game.stack[:len(game.stack)-1]
			game.resolve(top)
			player, passed = game.turnPlayer, false
		case game.until == "quiescent":
			game.end(Fields{"why": "quiescent"})
			return
		default:
			game.end(Fields{"why": "unsupported"})
			return
		}
	}
}

func (game *Game) options(player string) []Option {
	options := []Option{{Option: "pass"}}
	for _, card := range game.cards {
		if card.Zone == "hand" && card.Owner == player {
			options = append(options, Option{Option: "play", Object: card.ID})
		}
	}
	return options
}

func (game *Game) announce(player, object string) {
	var heroes []Option
	for _, seat := range game.seats {
		heroes = append(heroes, Option{Option: "player", Player: seat})
	}
	target := game.ask(player, "target", heroes).Player
	for i := range game.cards {
		if game.cards[i].ID == object {
			game.cards[i].Zone = "stack"
			game.stack = append(game.stack, aimed{i, target})
		}
	}
	game.event(nil, Fields{"event": "play", "player": player, "object": object})
}

func (game *Game) resolve(top aimed) {
	card := &game.cards[top.card]
	amount := cards[card.Card]
	game.life[top.target] = max(0, game.life[top.target]-amount)
	parts := []Fields{{"target": top.target, "amount": amount}}
	game.event(Fields{"layer": card.ID}, Fields{"event": "damage", "source": card.ID, "parts": parts})
	card.Zone = "graveyard"
	game.event(Fields{"rule": "resolution"}, Fields{"event": "move", "object": card.ID, "from": "stack", "to": "graveyard"})
}

func (game *Game) end(observation Fields) {
	players, objects := Fields{}, Fields{}
	for id, life := range game.life {
		players[id] = Fields{"life": life}
	}
	for _, card := range game.cards {
		objects[card.ID] = Fields{"zone": card.Zone, "controller": card.Owner}
	}
	observation["see"] = "end"
	observation["state"] = Fields{"players": players, "objects": objects}
	game.see(observation)
}
