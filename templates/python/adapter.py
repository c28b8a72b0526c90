#!/usr/bin/env python3
"""The adapter: answers the requests of the kit, JSON-RPC 2.0, one message a line. Python 3.8 or later, standard library only."""
import json
import socket
import sys

from engine import CARDS, Game, supported

# What the engine is and claims. Scenarios beyond it are not sent; claim more as it learns more.
CLAIMS = {
    "protocol": "stacklaw/protocol@1",
    "engine": {"name": "my-engine", "version": "0.1.0"},
    "rulesets": ["fab"],
    "features": [],  # of the scenario language, for an engine that reads abilities from the scenario
    "cards": {"fab": list(CARDS)},  # those that it knows by name
    "level": "outcome",  # how much it shows: outcome, stack or full
    "autonomous": [],  # kinds of decision that it takes without asking
}

NO_METHOD, INVALID_PARAMS, FAILED = -32601, -32602, -32000


class Refused(Exception):
    """A request that is not carried out: the code and the message of the error to answer with."""


class Session:
    """A scenario that is being played."""

    def __init__(self, scenario):
        self.game = Game(scenario)
        self.playing = self.game.play()
        self.offered = 0

    def go_on(self, option=None):
        """Sends the option chosen, and gives what was observed until the next prompt or the end."""
        try:
            self.playing.send(option)
        except StopIteration:
            pass
        observations, self.game.seen = self.game.seen, []
        self.offered = len(observations[-1].get("options", []))
        return {"observations": observations}


SESSIONS = {}


def start(session, scenario):
    if not supported(scenario):
        SESSIONS[session] = None
        return {"observations": [{"see": "end", "why": "unsupported", "state": {"players": {}, "objects": {}}}]}
    SESSIONS[session] = Session(scenario)
    return SESSIONS[session].go_on()


def answer(method, params):
    name = params.get("session")
    if method == "initialize":
        return CLAIMS
    if method == "shutdown":
        return {}
    if method == "scenario/start":
        if "scenario" not in params:
            raise Refused(INVALID_PARAMS, "there is no scenario to start")
        return start(name, params["scenario"])
    if method not in ("scenario/answer", "scenario/close"):
        raise Refused(NO_METHOD, f"there is no method {method}")
    if name not in SESSIONS:
        raise Refused(INVALID_PARAMS, "no session of this name is open")
    if method == "scenario/close":
        del SESSIONS[name]
        return {}
    session = SESSIONS[name]
    if session is None or params.get("option") not in range(session.offered):
        raise Refused(INVALID_PARAMS, "no such option is offered")
    return session.go_on(params["option"])


def reply(request):
    message = {"jsonrpc": "2.0", "id": request["id"]}
    try:
        return {**message, "result": answer(request["method"], request.get("params", {}))}
    except Refused as refused:
        code, text = refused.args
        return {**message, "error": {"code": code, "message": text}}
    except Exception as error:  # what the engine throws is its own; the next request may go well
        return {**message, "error": {"code": FAILED, "message": repr(error)}}


def converse(requests, answers):
    """Answers requests until shutdown, or until nothing more comes."""
    SESSIONS.clear()
    # Bytes, so that the platform's encoding does not matter; flushed, so that no answer waits in a buffer.
    for line in requests:
        request = json.loads(line.decode("utf-8"))
        answers.write(json.dumps(reply(request)).encode("utf-8") + b"\n")
        answers.flush()
        if request["method"] == "shutdown":
            break


def listen(port):
    """Takes one conversation after another on this machine, for --connect: the engine runs under a debugger, say."""
    with socket.create_server(("127.0.0.1", port)) as server:
        print("listens on 127.0.0.1:%d" % server.getsockname()[1], file=sys.stderr)
        while True:
            connection, _ = server.accept()
            try:
                with connection, connection.makefile("rwb") as stream:
                    converse(stream, stream)
            except (OSError, ValueError) as gone:  # the kit has gone; the next one may come
                print(gone, file=sys.stderr)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--listen"]:
        listen(int(sys.argv[2]))
    else:
        converse(sys.stdin.buffer, sys.stdout.buffer)
