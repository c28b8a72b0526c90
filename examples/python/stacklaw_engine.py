#!/usr/bin/env python3
"""A small rules engine with hand-coded cards, and its adapter for Stacklaw. Python 3.8 or later, standard library only.

The engine is the class Game and knows nothing of messages; the adapter is `answer` and `serve` at the end. Numbers such as
6.4.10g are rules of the kit's rulebook `fab`. Ids are the scenario's own, so the adapter has no names to translate.
"""
import json
import sys

# What each card is and does. An effect that lasts has a kind, an ability id, and how long it lasts.
CARDS = {
    "Ember Bolt": {"types": ["instant"], "damage": 3},
    "Feign Death": {"types": ["instant"], "starts": {"kind": "prevent all", "ability": "feign", "for": "turn"}},
    "Vambrace of Determination": {"types": ["instant"], "starts": {"kind": "prevents 1 less", "ability": "less", "for": "turn"}},
    "Tripwire Trap": {"types": ["instant"], "starts": {"kind": "no hit effects", "ability": "trip", "for": "chain-link"}},
    "Katsu": {"types": ["hero"], "on hit": {"ability": "combo", "gain": "resources"}},
    "Quick Jab": {"types": ["action", "attack"], "power": 2},
}
STEPS = ["attack", "defend", "reaction", "damage", "resolution"]


class Game:
    """One scenario. `play` is a generator: it stops at each prompt, is sent the place of the option chosen, and stops at the end."""

    def __init__(self, scenario):
        self.players = [seat["id"] for seat in scenario["players"]]
        self.life = {seat["id"]: seat.get("life", 20) for seat in scenario["players"]}
        self.points = {seat["id"]: seat.get("numbers", {}).get("action-points", 0) for seat in scenario["players"]}
        self.objects = {o["id"]: {"controller": o["owner"], **o} for o in scenario["objects"]}
        self.turn_player = scenario["start"]["turnPlayer"]
        self.stack, self.pending = [], []  # layers, the top one last; triggered-layers that are not on it yet
        self.effects = []                  # lasting effects, the oldest first
        self.step, self.chain = None, []   # the step of combat; attacks on the chain, the active one last
        self.hits, self.started = {}, {}   # of each object: how often its hit effect triggered, how many effects it started
        self.seen, self.names = [], 0      # observations not sent yet; names given to events and layers

    # What is observed

    def see(self, what, /, **fields):
        self.seen.append({"see": what, **fields})

    def event(self, cause, /, **event):
        """An event occurs."""
        self.see("event", events=[{"id": self.name("event"), **event}], **({"cause": cause} if cause else {}))

    def name(self, kind):
        self.names += 1
        return f"{kind}-{self.names}"

    def ask(self, player, decision, options, **about):
        """A decision. With one option there is none to make, but priority is always asked for."""
        if len(options) == 1 and decision != "priority":
            return options[0]
        self.see("prompt", player=player, decision=decision, options=options, **({"about": about} if about else {}))
        return options[(yield)]

    def end(self, why, **fields):
        points = {p: {"action-points": n} if n else {} for p, n in self.points.items()}
        objects = {id: {"zone": o["zone"], "controller": o["controller"]} for id, o in self.objects.items()}
        for id in objects:
            if "power" in self.card(id):
                objects[id]["numbers"] = {"power": self.card(id)["power"]}
        players = {p: {"life": self.life[p], **points[p]} for p in self.players}
        self.see("end", why=why, state={"players": players, "objects": objects}, **fields)

    # Priority and layers

    def card(self, id):
        return CARDS[self.objects[id]["card"]]

    def other(self, player):
        return self.players[1 - self.players.index(player)]

    def play(self):
        player, passed = self.turn_player, False
        while True:
            dead = [p for p in self.players if self.life[p] <= 0]
            if dead:
                self.event({"rule": "check"}, event="defeat", player=dead[0])
                return (yield self.end("game-over", winner=self.other(dead[0])))
            yield from self.place_pending()
            chosen = yield from self.ask(player, "priority", self.options(player))
            if chosen["option"] == "play":
                self.put_card(player, chosen["object"])
                passed = False
            elif not passed:
                player, passed = self.other(player), True
            elif self.stack or self.step:
                player, passed = self.turn_player, False
                yield from self.resolve(self.stack.pop()) if self.stack else self.next_step()
            else:
                return (yield self.end("quiescent"))

    def options(self, player):
        """Instants whenever the player has priority; attacks by the turn-player, between chain links, for an action point."""
        between = not self.stack and self.step in (None, "resolution")
        types = ["instant"] + ["attack"] * (player == self.turn_player and between and self.points[player] > 0)
        hand = [id for id, o in self.objects.items() if o["zone"] == "hand" and o["owner"] == player]
        playable = [id for id in hand if any(t in types for t in self.card(id)["types"])]
        return [{"option": "pass"}] + [{"option": "play", "object": id} for id in playable]

    def put_card(self, player, id):
        attack = "attack" in self.card(id)["types"]
        self.points[player] -= attack
        self.objects[id]["zone"] = "stack"
        self.event(None, event="play", player=player, object=id)
        self.stack.append({"layer": id, "kind": "card", "controller": player, "source": id})
        self.see("layer", layer=id, kind="card", controller=player, **({"targets": {"attack": self.other(player)}} if attack else {}))

    def place_pending(self):
        """Triggered-layers go on the stack in the order that their controller chooses. Here they never have two controllers."""
        while self.pending:
            options = [{"option": "trigger", "effect": layer["effect"]} for layer in self.pending]
            chosen = yield from self.ask(self.pending[0]["controller"], "trigger-order", options)
            layer = self.pending.pop(options.index(chosen))
            self.stack.append(layer)
            self.see("layer", **{field: layer[field] for field in ("layer", "kind", "controller", "effect")})

    def resolve(self, layer):
        id = layer["layer"]
        if id in self.objects and "attack" in self.card(id)["types"]:
            return self.begin_link(id, layer["controller"])
        self.see("resolve", layer=id)
        yield from self.carry_out(layer)
        self.see("left", layer=id, how="resolved")
        if id in self.objects:
            self.to_graveyard(id, "resolution")

    def to_graveyard(self, id, rule):
        self.event({"rule": rule}, event="move", object=id, to="graveyard", **{"from": self.objects[id]["zone"]})
        self.objects[id]["zone"] = "graveyard"

    # Combat

    def begin(self, step):
        self.step = step
        self.event(None, event="begin", what="step", name=step, player=self.turn_player)

    def begin_link(self, attack, player):
        self.begin("attack")
        self.see("left", layer=attack, how="moved")
        self.end_link()
        self.objects[attack]["zone"] = "arena"
        self.chain.append(attack)
        self.event(None, event="attack", object=attack, target=self.other(player))

    def end_link(self):
        self.effects = [effect for effect in self.effects if effect["for"] != "chain-link"]

    def next_step(self):
        if self.step == "resolution":
            return self.close_chain()
        self.begin(STEPS[STEPS.index(self.step) + 1])
        if self.step == "damage":
            attack = self.chain[-1]
            yield from self.damage(attack, self.other(self.turn_player), self.card(attack)["power"], {"rule": "combat"}, hit=True)

    def close_chain(self):
        self.begin("close")
        self.event(None, event="close")
        self.end_link()
        for attack in self.chain:
            self.to_graveyard(attack, "combat")
        self.step, self.chain = None, []

    # Damage, its prevention, and what triggers on a hit

    def damage(self, source, target, amount, cause, **hit):
        """One damage event: prevention effects replace it one by one; what is left of it occurs."""
        def event():
            return {"event": "damage", "source": source, "parts": [{"target": target, "amount": amount}], **hit}

        name = first = self.name("event")
        while amount > 0:
            active = [e["ref"] for e in self.effects if e["kind"] == "prevent all" and e["controller"] == target]
            if not active:
                break
            if name == first:
                self.see("proposed", event=name, what=event())
            options = [{"option": "effect", "effect": ref} for ref in active]
            chosen = (yield from self.ask(target, "replacement", options, event=name))["effect"]
            less = [e for e in self.effects if e["kind"] == "prevents 1 less"]
            total = amount  # 6.4.10b: the text gives no amount, so it is that of the damage
            prevented = max(0, total - len(less))  # 6.4.10g: only then is the total decreased
            self.effects = [e for e in self.effects if e["ref"] != chosen and e not in less]
            amount -= prevented
            was, name = name, self.name("event")
            becomes = {"event": name, "what": event()} if amount else None
            fields = {"to": was, "becomes": becomes, "prevented": prevented, "class": "prevention"}
            self.see("applied", effect=chosen, player=target, **fields)
        if amount > 0:
            self.life[target] = max(0, self.life[target] - amount)
            self.event(cause, id=name, **event())
            if hit:
                self.trigger_hits(self.objects[source]["controller"], name)

    def trigger_hits(self, player, event):
        """An attack of the player has hit: hit effects trigger, or are kept from it."""
        suppressors = [e["ref"] for e in self.effects if e["kind"] == "no hit effects"]
        for id, o in self.objects.items():
            if o["zone"] != "arena" or o["controller"] != player or "on hit" not in self.card(id):
                continue
            effect = {"source": id, "ability": self.card(id)["on hit"]["ability"]}
            before = self.hits.get(id, 0)
            self.hits[id] = before + 1  # 6.6.5f: it counts even if an effect keeps it from triggering
            if suppressors:
                self.see("suppressed", effect=effect, why="effect", suppressor=suppressors[0], by=event)
            elif before > 0:  # 6.6.5e: beyond the limit of one each turn
                self.see("suppressed", effect=effect, why="limit", by=event)
            else:
                layer = {"layer": self.name("layer"), "effect": effect, "controller": player}
                self.see("triggered", by=event, **layer)
                self.pending.append({"kind": "triggered", "source": id, **layer})

    # What a layer does as it resolves

    def carry_out(self, layer):
        you, source, cause = layer["controller"], layer["source"], {"layer": layer["layer"]}
        card = self.card(source)
        if layer["kind"] == "triggered":
            self.event(cause, event="gain", player=you, of=card["on hit"]["gain"], amount=1)
        elif "damage" in card:
            yield from self.damage(source, self.other(you), card["damage"], cause)
        else:  # several effects that one object starts are told apart by `n`
            n = self.started[source] = self.started.get(source, 0) + 1
            ref = {"source": source, "ability": card["starts"]["ability"], **({"n": n} if n > 1 else {})}
            self.effects.append({"ref": ref, "controller": you, **card["starts"]})


def unsupported(scenario):
    """Why this engine can't play a scenario, if it can't."""
    start, cards = scenario["start"], {o["card"] for o in scenario["objects"]}
    if scenario["ruleset"] != "fab" or len(scenario["players"]) != 2 or not cards <= set(CARDS):
        return "fab with two players and the cards claimed only"
    if scenario["until"]["end"] != "quiescent" or start["phase"] != "action" or start.get("at") == "begin":
        return "from within an action phase until quiescence only"
    return None


# The adapter: JSON-RPC 2.0, one message a line, over standard input and output

ABOUT = {"protocol": "stacklaw/protocol@1", "engine": {"name": "python-example", "version": "1.0.0"}, "level": "full",
         "rulesets": ["fab"], "features": [], "cards": {"fab": list(CARDS)}, "autonomous": []}
GAMES = {}  # by session: a game and its generator


def answer(method, params):
    if method == "initialize":
        return ABOUT
    session = params.get("session")
    if method == "scenario/start":
        why = unsupported(params["scenario"])
        if why:
            return {"observations": [{"see": "end", "why": "unsupported", "note": why, "state": {"players": {}, "objects": {}}}]}
        game = Game(params["scenario"])
        GAMES[session] = game, game.play()
    if method in ("scenario/start", "scenario/answer"):
        game, playing = GAMES[session]
        playing.send(params.get("option"))
        seen, game.seen = game.seen, []
        return {"observations": seen}
    GAMES.pop(session, None)  # scenario/close and shutdown
    return {}


def serve():
    for line in sys.stdin.buffer:
        request = json.loads(line.decode("utf-8"))
        reply = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            reply["result"] = answer(request["method"], request.get("params", {}))
        except Exception as error:  # the kit reports it, and the next scenario is played all the same
            reply["error"] = {"code": -32000, "message": repr(error)}
        sys.stdout.buffer.write(json.dumps(reply).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
        if request["method"] == "shutdown":
            break


if __name__ == "__main__":
    serve()
