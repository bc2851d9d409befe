# Siberia. Pieces and columns first, then options, prompts, log, effects, refusals, endings and scores.

siberia-title = Siberia

siberia-column-manager = manager
siberia-column-logistics = logistics
siberia-column-salesman = salesman
siberia-column-worker = worker
siberia-column-investor = investor
siberia-column-gas = gas
siberia-column-coal = coal
siberia-column-oil = oil
siberia-column-gold = gold
siberia-column-diamonds = diamonds
siberia-column-research = research
siberia-token = { $resource }/{ $person }
siberia-pool = the pool
siberia-unchosen = an exchange not chosen yet ({ $tile })

siberia-option-exchange_sides = Who chooses the active sides of the five two-sided exchanges: the first player (chosen) or chance (random).
siberia-option-round_limit = The game ends after this many rounds at the latest.

siberia-prompt-over = The game is over.
siberia-prompt-chance = Something is being drawn.
siberia-prompt-plan = Place your tokens: { $left } of { $all } left.
siberia-prompt-plan-wait = Waiting until everybody has placed their tokens.
siberia-prompt-wait = Waiting for { $player }.
siberia-prompt-sides = You are first: choose the side of exchange tile { $tile } of 5.
siberia-prompt-find = Research: { $left ->
    [one] place the cube of your last token
   *[other] place a cube for each of your { $left } tokens
}.
siberia-prompt-move = Logistics: { $left } of { $all } steps left. Move a worker, or stop.
siberia-prompt-surplus = More than ten tokens: remove { $left }.
siberia-prompt-research = Your turn: research comes first.
siberia-prompt-act = Your turn: perform the action of a complete column, or pass.

siberia-log-first = { $first } is the first player
siberia-log-cube = a cube of { $cube } is drawn
siberia-log-side = the exchange in { $place } is open
siberia-log-open = an investment in { $investment } is opened
siberia-log-draw = { $player } draws { $token }
siberia-log-draw-hidden = { $player } draws a token
siberia-log-place = { $player } places { $token } on { $column }
siberia-log-place-hidden = { $player } places a token
siberia-log-pass = { $player } passes
siberia-log-research = { $player } does research
siberia-log-find = { $player } finds { $cube } in { $place }
siberia-log-find-by-manager = { $player } finds { $cube } in { $place }, by a manager
siberia-log-manager = { $player } puts a manager on { $column }, as a joker
siberia-log-manager-none = { $player } performs manager without effect
siberia-log-logistics = { $player } begins logistics
siberia-log-move = { $player } moves a worker from { $from } to { $to }
siberia-log-stop = { $player } stops moving
siberia-log-salesman = { $player } sends a salesman from { $from } to { $to }
siberia-log-salesman-none = { $player } performs salesman without effect
siberia-log-worker = { $player } brings a worker from { $place } to Vladivostok
siberia-log-worker-none = { $player } performs worker without effect
siberia-log-investor = { $player } invests in { $investment }
siberia-log-investor-none = { $player } performs investor without effect
siberia-log-sell = { $player } sells { $count } { $resource } in { $place } for ${ $money }
siberia-log-sell-none = { $player } performs { $resource } without effect
siberia-log-discard = { $player } removes { $token } from { $column }

siberia-effect-money = +${ $gain }, then ${ $money }
siberia-effect-pays = ${ $price } for { $resource }
siberia-effect-closes = closes { $place }
siberia-effect-back = { $count ->
    [one] one worker returns to your pool
   *[other] { $count } workers return to your pool
}
siberia-effect-supply = leaves { $left } { $resource } in the supply
siberia-effect-steps = { $left ->
    [0] no step left
    [one] one step left
   *[other] { $left } steps left
}
siberia-effect-completes = completes { $column }
siberia-effect-last-round = this round will be the last

siberia-refusal-no-move = There is no such move: { $action }.
siberia-refusal-no-seat = Who only watches cannot play.
siberia-refusal-over = The game is over.
siberia-refusal-chance-first = The first player is drawn by lot.
siberia-refusal-chance-cube = The cubes of the setup are drawn by lot.
siberia-refusal-chance-open = Investments are opened by lot.
siberia-refusal-chance-draw = Tokens are drawn by lot.
siberia-refusal-sides-random = In this game the sides of the exchanges are drawn by lot.
siberia-refusal-sides-not-now = The sides of the exchanges are chosen during the setup only.
siberia-refusal-sides-first-player = Only the first player chooses the sides of the exchanges.
siberia-refusal-sides-in-order = The sides are chosen tile by tile; it is another tile’s turn.
siberia-refusal-plan-not-now = Tokens are placed in phase 1 only.
siberia-refusal-not-in-hand = You have no such token to place.
siberia-refusal-no-free-space = Both spaces of that column are taken.
siberia-refusal-act-not-now = Actions are performed in phase 2, when all tokens are placed.
siberia-refusal-not-your-turn = It is not your turn.
siberia-refusal-finish-research = Finish your research first: a cube has to be placed.
siberia-refusal-finish-logistics = Finish logistics first: move on, or stop.
siberia-refusal-finish-surplus = First remove the tokens beyond ten.
siberia-refusal-research-first = You have tokens in research: that is your first action.
siberia-refusal-nothing-to-research = You have no tokens in research.
siberia-refusal-not-researching = Cubes are placed during research only.
siberia-refusal-no-research-token = None of your research tokens is left for that.
siberia-refusal-supply-empty = The supply has no such cube left.
siberia-refusal-area-closed = That area is closed.
siberia-refusal-cube-there = That area has this resource already.
siberia-refusal-column-incomplete = That column is not complete: it needs two tokens, or a token and an investment.
siberia-refusal-joker-not-there = The joker may not go back on the manager column.
siberia-refusal-joker-no-space = That column has no free space for the joker.
siberia-refusal-not-moving = Workers move during logistics only.
siberia-refusal-no-worker-there = You have no worker there.
siberia-refusal-too-far = That is more than one step away.
siberia-refusal-pool-empty = Your pool is empty.
siberia-refusal-no-salesman-there = You have no salesman there.
siberia-refusal-same-exchange = That salesman is at this exchange already.
siberia-refusal-pool-first = While a pawn is in your pool no salesman may be taken.
siberia-refusal-not-open = No such investment lies open.
siberia-refusal-no-space-to-invest = That column has no free space, or has an investment already.
siberia-refusal-nothing-to-mine = Your workers stand in no area with this resource.
siberia-refusal-no-trade = That exchange does not trade this resource.
siberia-refusal-no-surplus = Tokens are removed only at the end of a round, beyond ten.
siberia-refusal-token-not-there = No such token lies on that column.

siberia-ending-areas = eight areas are closed
siberia-ending-supplies = three supplies are empty
siberia-ending-both = eight areas are closed and three supplies are empty
siberia-ending-round_limit = the round limit is reached

siberia-score-gas = gas
siberia-score-coal = coal
siberia-score-oil = oil
siberia-score-gold = gold
siberia-score-diamonds = diamonds
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
siberia-term-money = { $amount } dollars in hand
siberia-term-sales = { $amount } in sales within reach
siberia-term-people = { $amount } for persons ready to act
siberia-term-investments = { $amount } for investments
siberia-term-places = { $amount } for where the workers stand
siberia-term-markets = { $amount } for better exchanges
siberia-term-research = { $amount } for research
siberia-term-rivals = { $amount } for what rivals can sell

siberia-phase-setup = setup
siberia-phase-plan = phase 1, plan
siberia-phase-act = phase 2, act
siberia-phase-surplus = end of the round
siberia-phase-over = game over
siberia-draw-head = SIBERIA, round { $round }, { $phase }; closed areas { $closed } of 8, empty supplies { $empty } of 3
siberia-draw-areas = Area
siberia-draw-cubes = Cubes
siberia-draw-workers = Workers
siberia-draw-neighbours = Neighbours
siberia-draw-exchanges = Exchange
siberia-draw-prices = Pays for one cube
siberia-draw-salesmen = Salesmen
siberia-draw-supply = Supply
siberia-draw-open = Open investments
siberia-draw-stack = face down
siberia-draw-bag = Tokens you cannot see
siberia-draw-money = Money
siberia-draw-pool = Pool
siberia-draw-first = first
siberia-draw-passed = passed
siberia-draw-hand = Your hand
siberia-draw-research = Research
siberia-draw-invested = invest
siberia-draw-closed = closed
siberia-draw-none = none
