// The adapter: answers the requests of the kit, JSON-RPC 2.0, one message a line. Standard library only.

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
)

// What the engine is and claims. Scenarios beyond it are not sent; claim more as it learns more.
var claims = Fields{
	"protocol":   "stacklaw/protocol@1",
	"engine":     Fields{"name": "my-engine", "version": "0.1.0"},
	"rulesets":   []string{"fab"},
	"features":   []string{},             // of the scenario language, for an engine that reads abilities from the scenario
	"cards":      Fields{"fab": names()}, // those that it knows by name
	"level":      "outcome",              // how much it shows: outcome, stack or full
	"autonomous": []string{},             // kinds of decision that it takes without asking
}

const (
	noMethod      = -32601
	invalidParams = -32602
	failed        = -32000
)

// Refused is a request that is not carried out: the error to answer with.
type Refused struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (refused *Refused) Error() string { return refused.Message }

// Request is what the kit asks. Which parameters there are depends on the method.
type Request struct {
	ID     json.RawMessage // a number or a text, sent back as it came
	Method string
	Params struct {
		Session  string
		Scenario *Scenario
		Option   *int
	}
}

// Conversation holds the games that are open, by the kit's name for each; nil for one that it cannot play.
type Conversation map[string]*Session

func (sessions Conversation) answer(request *Request) (any, error) {
	name, option := request.Params.Session, request.Params.Option
	switch request.Method {
	case "initialize":
		return claims, nil
	case "shutdown":
		return Fields{}, nil
	case "scenario/start":
		scenario := request.Params.Scenario
		if scenario == nil {
			return nil, &Refused{invalidParams, "there is no scenario to start"}
		}
		if !supported(scenario) {
			sessions[name] = nil
			end := Fields{"see": "end", "why": "unsupported", "state": Fields{"players": Fields{}, "objects": Fields{}}}
			return Fields{"observations": []Fields{end}}, nil
		}
		sessions[name] = startSession(scenario)
		return sessions[name].observe()
	case "scenario/answer", "scenario/close":
		session, open := sessions[name]
		if !open {
			return nil, &Refused{invalidParams, "no session of this name is open"}
		}
		if request.Method == "scenario/close" {
			sessions.close(name)
			return Fields{}, nil
		}
		if session == nil || option == nil || *option < 0 || *option >= session.offered {
			return nil, &Refused{invalidParams, "no such option is offered"}
		}
		return session.goOn(*option)
	}
	return nil, &Refused{noMethod, "there is no method " + request.Method}
}

// close forgets a game, and ends the goroutine that plays it.
func (sessions Conversation) close(name string) {
	if session := sessions[name]; session != nil {
		close(session.answers)
	}
	delete(sessions, name)
}

// converse answers requests until shutdown, or until nothing more comes.
func converse(input io.Reader, output io.Writer) error {
	sessions := Conversation{}
	defer func() {
		for name := range sessions {
			sessions.close(name)
		}
	}()
	requests := json.NewDecoder(input)
	answers := bufio.NewWriter(output)
	for {
		var request Request
		if err := requests.Decode(&request); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		message := Fields{"jsonrpc": "2.0", "id": request.ID}
		result, err := sessions.answer(&request)
		if refused, is := err.(*Refused); is {
			message["error"] = refused
		} else if err != nil {
			message["error"] = &Refused{failed, err.Error()}
		} else {
			message["result"] = result
		}
		// Encode ends each message with a line feed; flushed, so that no answer waits in a buffer.
		if err := json.NewEncoder(answers).Encode(message); err != nil {
			return err
		}
		if err := answers.Flush(); err != nil {
			return err
		}
		if request.Method == "shutdown" {
			return nil
		}
	}
}

// listen takes one conversation after another on this machine, for --connect: the engine runs under a debugger, say.
func listen(port string) error {
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", port))
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "listens on", listener.Addr())
	for {
		connection, err := listener.Accept()
		if err != nil {
			return err
		}
		if err := converse(connection, connection); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
		connection.Close()
	}
}

func main() {
	run := func() error { return converse(os.Stdin, os.Stdout) }
	if len(os.Args) == 3 && os.Args[1] == "--listen" {
		run = func() error { return listen(os.Args[2]) }
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err) // standard output is for messages
		os.Exit(1)
	}
}
