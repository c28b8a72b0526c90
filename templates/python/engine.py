"""The engine: two players and cards that deal damage. Put yours in its place, or grow this one.

All that the kit may observe goes through `see`. Where a player is asked, `play` stops with a `yield` and is sent the place of
the option chosen. Ids are the scenario's own.
"""

# How much damage each card that it knows deals to the hero of its choice. The kit's fixtures/fab/cards.json has more.
CARDS = {"Spark": 1, "Ember Bolt": 3}


def supported(scenario):
    """Whether it can play a scenario; what it cannot, it says, and is not judged by it."""
    known = all(each["card"] in CARDS for each in scenario["objects"])
    start = scenario["start"]
    begins = start["phase"] == "action" and start.get("at") != "begin"
    return known and begins and len(scenario["players"]) == 2 and scenario["until"]["end"] in ("quiescent", "game-over")


class Game:
    def __init__(self, scenario):
        self.life = {each["id"]: each.get("life", 20) for each in scenario["players"]}
        self.objects = {each["id"]: dict(each) for each in scenario["objects"]}
        self.turn_player = scenario["start"]["turnPlayer"]
        self.until = scenario["until"]["end"]
        self.stack = []  # the cards on it and what they were aimed at, the top one last
        self.seen = []  # what was observed and has not been sent yet

    def see(self, what, **fields):
        self.seen.append({"see": what, **fields})

    def event(self, cause, **event):
        self.see("event", events=[event], **({"cause": cause} if cause else {}))

    def ask(self, player, decision, options):
        self.see("prompt", player=player, decision=decision, options=options)
        return options[(yield)]

    def other(self, player):
        return next(each for each in self.life if each != player)

    def play(self):
        """Players with priority act or pass; when both have passed, the top of the stack resolves, or the scenario ends."""
        player, passed = self.turn_player, False
        while True:
            dead = next((each for each in self.life if self.life[each] <= 0), None)
            if dead:
                self.event({"rule": "check"}, event="defeat", player=dead)
                return self.end("game-over", winner=self.other(dead))
            chosen = yield from self.ask(player, "priority", self.options(player))
            if chosen["option"] == "play":
                yield from self.announce(player, chosen["object"])
                passed = False
            elif not passed:
                player, passed = self.other(player), True
            elif self.stack:
                self.resolve(*self.stack.pop())
                player, passed = self.turn_player, False
            else:
                return self.end("quiescent" if self.until == "quiescent" else "unsupported")

    def options(self, player):
        hand = [each["id"] for each in self.objects.values() if each["zone"] == "hand" and each["owner"] == player]
        return [{"option": "pass"}] + [{"option": "play", "object": card} for card in hand]

    def announce(self, player, card):
        heroes = [{"option": "player", "player": each} for each in self.life]
        target = (yield from self.ask(player, "target", heroes))["player"]
        self.objects[card]["zone"] = "stack"
        self.event(None, event="play", player=player, object=card)
        self.stack.append((card, target))

    def resolve(self, card, target):
        amount = CARDS[self.objects[card]["card"]]
        self.life[target] = max(0, self.life[target] - amount)
        self.event({"layer": card}, event="damage", source=card, parts=[{"target": target, "amount": amount}])
        self.objects[card]["zone"] = "graveyard"
        self.event({"rule": "resolution"}, event="move", object=card, to="graveyard", **{"from": "stack"})

    def end(self, why, **fields):
        players = {each: {"life": life} for each, life in self.life.items()}
        objects = {each["id"]: {"zone": each["zone"], "controller": each["owner"]} for each in self.objects.values()}
        self.see("end", why=why, state={"players": players, "objects": objects}, **fields)
