#!/usr/bin/env python3
"""A small rules engine with hand-coded cards, and its adapter for Stacklaw. Python 3.8 or later, standard library only.

The engine is the class Game and knows nothing of messages; the adapter is `answer` and what follows it. Numbers such as
6.4.10g are rules of the kit's rulebook `fab`. Ids are the scenario's own, so the adapter has no names to translate.
"""
import json
import sys

# What each card is and does. `starts`: the lasting effect that its layer starts, by the id of the ability.
CARDS = {
    "Ember Bolt": {"types": ["instant"], "damage": 3},
    "Stone Strike": {"types": ["action", "attack"], "power": 3},
    "Feign Death": {"types": ["instant"], "starts": "feign"},
    "Vambrace of Determination": {"types": ["equipment"], "activated": "determine", "starts": "less"},
    "Katsu": {"types": ["hero"], "on hit": "combo"},
    "Tripwire Trap": {"types": ["instant"], "starts": "trap"},
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
        self.stack, self.pending = [], []  # layers and their sources, the top one last; triggered-layers not on it yet
        self.effects = []                  # lasting effects; all but the trap's last until the end of the turn
        self.step, self.chain = None, []   # the step of combat; attacks on the chain, the active one last
        self.hits = {}                     # how often the hit effect of each object has triggered this turn
        self.seen, self.names = [], 0      # observations not sent yet; how many events and layers have been named
        self.offered = 0                   # how many options the prompt that awaits an answer has

    def card(self, id):
        return CARDS[self.objects[id]["card"]]

    def other(self, player):
        return self.players[1 - self.players.index(player)]

    # What is observed
    def see(self, what, /, **fields):
        self.seen.append({"see": what, **fields})

    def event(self, cause, /, **event):
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
        players = {p: {"life": self.life[p], "action-points": self.points[p]} for p in self.players}
        objects = {id: {"zone": o["zone"], "controller": o["controller"]} for id, o in self.objects.items()}
        self.see("end", why=why, state={"players": players, "objects": objects}, **fields)

    # Priority
    def play(self):
        player, passed = self.turn_player, False
        while True:
            for dead in [p for p in self.players if self.life[p] <= 0]:
                self.event({"rule": "check"}, event="defeat", player=dead)
                yield self.end("game-over", winner=self.other(dead))
            yield from self.place_pending()
            chosen = yield from self.ask(player, "priority", self.options(player))
            if chosen["option"] != "pass":
                yield from self.announce(player, **chosen)
                passed = False
            elif not passed:
                player, passed = self.other(player), True
            elif self.stack or self.step:
                player, passed = self.turn_player, False
                yield from self.resolve(*self.stack.pop()) if self.stack else self.next_step()
            else:
                yield self.end("quiescent")

    def options(self, player):
        """Instants and abilities whenever the player has priority; attacks by the turn-player, between links, for an action point."""
        between = not self.stack and self.step in (None, "resolution")
        types = ["instant"] + ["attack"] * (player == self.turn_player and between and self.points[player] > 0)
        options = [{"option": "pass"}]
        for id, o in self.objects.items():
            if o["zone"] == "hand" and o["owner"] == player and any(t in types for t in self.card(id)["types"]):
                options.append({"option": "play", "object": id})
            if o["zone"] == "arena" and o["controller"] == player and "activated" in self.card(id):
                options.append({"option": "activate", "object": id, "ability": self.card(id)["activated"]})
        return options

    # Layers
    def announce(self, player, option, object, ability=None):
        """A card is played, or an ability activated: targets, costs, and the layer is on the stack."""
        card, targets = self.card(object), {}
        layer = {"layer": object if option == "play" else self.name("layer"), "controller": player}
        if "damage" in card:
            heroes = [{"option": "player", "player": p} for p in self.players]
            targets["hero"] = (yield from self.ask(player, "target", heroes, layer=object, **{"as": "hero"}))["player"]
        if "attack" in card["types"]:
            targets["attack"] = self.other(player)
            self.points[player] -= 1
        if option == "play":
            self.objects[object]["zone"] = "stack"
            self.event(None, event="play", player=player, object=object)
            layer.update(kind="card", **({"targets": targets} if targets else {}))
        else:
            self.event(None, event="activate", player=player, object=object, ability=ability)
            layer.update(kind="activated", effect={"source": object, "ability": ability})
        self.stack.append((layer, object))
        self.see("layer", **layer)

    def place_pending(self):
        """Triggered-layers go on the stack in the order that their controller chooses. Here they never have two controllers."""
        while self.pending:
            options = [{"option": "trigger", "effect": layer["effect"]} for layer in self.pending]
            chosen = yield from self.ask(self.pending[0]["controller"], "trigger-order", options)
            layer = self.pending.pop(options.index(chosen))
            self.stack.append((layer, layer["effect"]["source"]))
            self.see("layer", **layer)

    def resolve(self, layer, source):
        id, you, card = layer["layer"], layer["controller"], self.card(source)
        if "attack" in card["types"]:
            return self.begin_link(id, layer["targets"]["attack"])
        self.see("resolve", layer=id)
        if "damage" in card:
            yield from self.damage(source, layer["targets"]["hero"], card["damage"], {"layer": id})
        elif layer["kind"] == "triggered":
            self.life[you] += 1
            self.event({"layer": id}, event="gain", player=you, of="life", amount=1)
        elif card["starts"] != "trap" or self.chain:  # the trap lasts for a chain link, if there is one
            self.effects.append({"controller": you, "ref": {"source": source, "ability": card["starts"]}})
        self.see("left", layer=id, how="resolved")
        if layer["kind"] == "card":
            self.move(id, "graveyard", "resolution")

    def move(self, id, to, rule):
        self.event({"rule": rule}, event="move", object=id, to=to, **{"from": self.objects[id]["zone"]})
        self.objects[id]["zone"] = to

    def active(self, ability):
        return [e for e in self.effects if e["ref"]["ability"] == ability]

    def cease(self, effects):
        self.effects = [e for e in self.effects if e not in effects]

    # Combat
    def begin_step(self, step):
        self.step = step
        self.event(None, event="begin", what="step", name=step, player=self.turn_player)

    def begin_link(self, attack, target):
        self.begin_step("attack")
        self.see("left", layer=attack, how="moved")
        self.cease(self.active("trap"))
        self.objects[attack]["zone"] = "arena"
        self.chain.append(attack)
        self.event(None, event="attack", object=attack, target=target)

    def next_step(self):
        if self.step != "resolution":
            self.begin_step(STEPS[STEPS.index(self.step) + 1])
            if self.step == "damage":
                attack, target = self.chain[-1], self.other(self.turn_player)
                yield from self.damage(attack, target, self.card(attack)["power"], {"rule": "combat"}, hit=True)
            return
        self.begin_step("close")
        self.event(None, event="close")
        self.cease(self.active("trap"))
        for attack in self.chain:
            self.move(attack, "graveyard", "combat")
        self.step, self.chain = None, []

    # Damage, its prevention, and what triggers on a hit
    def damage(self, source, target, amount, cause, **hit):
        """One damage event: prevention effects replace it one by one; what is left of it occurs."""
        def event():
            return {"event": "damage", "source": source, "parts": [{"target": target, "amount": amount}], **hit}

        name = first = self.name("event")
        while amount > 0:
            options = [{"option": "effect", "effect": e["ref"]} for e in self.active("feign") if e["controller"] == target]
            if not options:
                break
            if name == first:
                self.see("proposed", event=name, what=event())
            chosen = (yield from self.ask(target, "replacement", options, event=name))["effect"]
            less = self.active("less")
            total = amount  # 6.4.10b: the text gives no amount, so it is that of the damage
            prevented = max(0, total - len(less))  # 6.4.10g: only now is the total decreased
            self.cease(less + [e for e in self.effects if e["ref"] == chosen])
            amount -= prevented
            was, name = name, self.name("event")
            fields = {"class": "prevention", "becomes": {"event": name, "what": event()} if amount else None}
            self.see("applied", effect=chosen, player=target, to=was, prevented=prevented, **fields)
        if amount > 0:
            self.life[target] = max(0, self.life[target] - amount)
            self.event(cause, id=name, **event())
            if hit:
                self.trigger_hits(self.objects[source]["controller"], name)

    def trigger_hits(self, player, event):
        """An attack of the player has hit: hit effects trigger, or are kept from it."""
        for id, o in self.objects.items():
            if o["zone"] != "arena" or o["controller"] != player or "on hit" not in self.card(id):
                continue
            effect, before = {"source": id, "ability": self.card(id)["on hit"]}, self.hits.get(id, 0)
            self.hits[id] = before + 1  # 6.6.5f: it counts even if an effect keeps it from triggering
            if self.active("trap"):
                self.see("suppressed", effect=effect, why="effect", suppressor=self.active("trap")[0]["ref"], by=event)
            elif before > 0:  # 6.6.5e: beyond the limit of one each turn
                self.see("suppressed", effect=effect, why="limit", by=event)
            else:
                layer = {"layer": self.name("layer"), "effect": effect, "controller": player}
                self.see("triggered", by=event, **layer)
                self.pending.append({"kind": "triggered", **layer})


# The adapter: JSON-RPC 2.0, one message a line, over standard input and output

ABOUT = {"protocol": "stacklaw/protocol@1", "engine": {"name": "python-example", "version": "1.0.0"}, "level": "full",
         "rulesets": ["fab"], "features": [], "cards": {"fab": list(CARDS)}, "autonomous": []}
GAMES = {}  # by session: a game and its generator


def supported(scenario):
    """Two players, the cards claimed, from within an action phase until quiescence."""
    start, known = scenario["start"], all(o["card"] in CARDS for o in scenario["objects"])
    ends = known and len(scenario["players"]) == 2 and scenario["until"]["end"] == "quiescent"
    return ends and start["phase"] == "action" and start.get("at") != "begin"


class Refused(Exception):
    """A request that is not carried out: the code and the message of the JSON-RPC error to answer with."""


def answer(method, params):
    session = params.get("session")
    if method == "initialize":
        return ABOUT
    if method == "shutdown":
        return {}
    if method == "scenario/start":
        if "scenario" not in params:
            raise Refused(-32602, "there is no scenario to start")
        if not supported(params["scenario"]):
            GAMES[session] = None
            return {"observations": [{"see": "end", "why": "unsupported", "state": {"players": {}, "objects": {}}}]}
        game = Game(params["scenario"])
        GAMES[session] = game, game.play()
    elif method not in ("scenario/answer", "scenario/close"):
        raise Refused(-32601, f"there is no method {method}")
    elif session not in GAMES:
        raise Refused(-32602, "no session of this name is open")
    elif method == "scenario/close":
        del GAMES[session]
        return {}
    elif not GAMES[session] or params.get("option") not in range(GAMES[session][0].offered):
        raise Refused(-32602, "no such option is offered")
    game, playing = GAMES[session]
    playing.send(params.get("option"))
    seen, game.seen = game.seen, []
    game.offered = len(seen[-1].get("options", []))
    return {"observations": seen}


if __name__ == "__main__":
    for line in sys.stdin.buffer:
        request = json.loads(line.decode("utf-8"))
        reply = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            reply["result"] = answer(request["method"], request["params"])
        except Refused as refused:
            code, message = refused.args
            reply["error"] = {"code": code, "message": message}
        sys.stdout.buffer.write(json.dumps(reply).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
        if request["method"] == "shutdown":
            break
