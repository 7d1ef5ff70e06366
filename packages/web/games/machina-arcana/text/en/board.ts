import { and, count } from '@tavolo/language/en';
import { terms } from '@tavolo/machina-arcana/terms/en';
import type { BoardText } from '../board-text.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
/** An average loss: in tenths. */
const loss = (n: number): string => `about ${n.toFixed(1)} health`;

export const board: BoardText = {
  map: {
    map: 'The halls',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    follow: 'Find the explorer whose turn it is',
    fit: 'Show everything',
  },
  unitSaid: ({ name, health, ofHealth, armor, will }) =>
    `${name}: ${health} of ${ofHealth} health, armor ${armor}, will ${will}`,
  lossHere: (n) => `Ending your turn here costs you ${loss(n)}`,
  lossThere: (n) =>
    n === 0 ? 'Ending your turn there is safe' : `Ending your turn there costs you ${loss(n)}`,
  goesFor: (name, steps) =>
    steps === null
      ? `Goes for ${name}, but can’t get there`
      : `Goes for ${name}, ${count(steps, 'step', 'steps')} away`,
  goesForNobody: 'Goes for nobody',
  willWalk: (steps) => `Walks ${count(steps, 'space', 'spaces')}`,
  willBreakDoor: 'Breaks through a door',
  willPlay: (ability, on, chance) =>
    `${ability}${on.length === 0 ? '' : `: ${and(on)}`}${chance === null ? '' : `, ${percent(chance)} to hit`}`,
  willWait: 'Stays where it is',
  intends: 'What it will do',
  spaceSays: {
    trap: 'A trap. It attacks anyone standing on it when a lever on this tile is pulled.',
    pit: 'A pit. Any unit that ends up on it is destroyed; an explorer dies.',
    spawn: 'A spawn space. Monsters come from here until it is sealed.',
    rubble: 'Rubble. It blocks movement and sight.',
    barrel:
      'An explosive barrel. Any attack that rolls at least 1 sets it off, against every unit beside it.',
    chest: 'A chest. Draw 2 items, keep one.',
    workbench: 'A workbench. Draw 3 items, swap, keep one, then arrange your items.',
    event: 'An event space. Regain 1 essence and draw an event.',
    chapter: 'A chapter space. Where the chapter allows it, this is how you move on.',
    recharge: 'A recharge station. Roll the recharge die.',
    lever: 'A lever. It sets off every trap on this tile.',
  },
  tokens: { explored: 'Used up', destroyed: 'Destroyed for good', light: 'Lit' },

  status: 'Round and dangers',
  round: (n) => `Round ${n}`,
  phases: { explorer: 'explorers', spawn: 'spawn checks', horror: 'horror check', monster: 'monsters' },
  tracks: { spawn: 'Spawn rating', horror: 'Horror rating' },
  aimedAt: (label, chance) => `${label}, ${percent(chance)} to hit`,
  percent,
  dialSaid: (label, value, chance) => `${label} ${value}: ${percent(chance)} at the next check`,
  threatSaid: (threat, of, level) => `Threat ${threat} of ${of}, monster level ${level}`,
  queue: 'Monsters, in the order they act',
  inQueue: (place, said) => `${place}. ${said}`,
  chapter: 'Chapter',
  progress: (done, of) => `${done}/${of}`,
  goals: {
    'chapter-space': 'Activate a chapter space',
    counter: '',
    exit: 'Explorers who have left',
    endgame: 'Endgame',
  },
  counted: (counter) => terms.counters[counter],
  explorerEvent: 'Explorer event',
  horrorEvent: 'Horror event',

  party: 'Explorers',
  explorerSaid: ({ name, player, health, stamina, essence, armor, will, markers, standing, isActive }) =>
    [
      `${name} (${player})`,
      ...(isActive ? ['active'] : []),
      standing,
      `${health.now} of ${health.most} health`,
      `${essence.now} of ${essence.most} essence`,
      `${stamina.now} of ${stamina.most} stamina`,
      `armor ${armor}`,
      `will ${will}`,
      count(markers, 'marker left', 'markers left'),
    ].join(', '),
  standings: { here: 'on the map', done: 'turn over', away: 'off the map', dead: 'dead' },
  classes: { bruiser: 'Bruiser', gunman: 'Gunman', mystic: 'Mystic', crafter: 'Crafter' },
  values: { health: 'Health', stamina: 'Stamina', essence: 'Essence', armor: 'Armor', will: 'Will' },
  printed: 'Printed',
  markersLeft: (n) => `${count(n, 'marker', 'markers')} left to place`,
  spawnFor: (chance) => `${percent(chance)} that the next spawn check brings a monster`,
  lookAt: (name) => `Look at ${name}`,
  yours: 'Story and items',
  drawers: { story: 'Story', gear: 'Items', cards: 'Abilities' },
  worn: 'Equipped',
  wearsNothing: 'Nothing equipped',
  bag: (n) => (n === 0 ? 'Bag: empty' : `Bag: ${count(n, 'item', 'items')}`),
  relatedEvents: 'Related events',
  monsterKind: (level, mind) => `${level === null ? 'boss' : `level ${level}`}, ${mind}`,

  trades: (one, other) => `${one} and ${other} trade`,
  gives: (name) => `${name} gives`,
  givesNothing: 'Nothing',
  couldPayFor: (by, whom, left) =>
    whom === null
      ? `${left} essence to pay. How much does ${by} pay?`
      : `${by} may pay for ${whom}: ${left} essence still to pay`,
  paysFor: (by, whom, n) => `${by} pays ${n} essence for ${whom}`,

  shownCards: 'Cards',
  workbench: 'Arrange your items',
  benchSays: 'Touch an item to move it. What you leave in the bag does nothing, except for consumables.',
  placeFor: 'Touch a lit place for it.',
  wearAlone: 'Equip it here',
  fitTo: (main) => `Fit it to ${main}`,
  confirmArrangement: 'Equip it like this',
  equipsNothing: 'Leave everything in the bag',
  takeOff: 'Put it in the bag',

  attack: 'Attack',
  attackWith: (unit, card) => `${unit}: ${card}`,
  diceSaid: (white, black) =>
    [
      ...(white.length === 0 ? [] : [`white dice ${white.join(', ')}`]),
      ...(black.length === 0 ? [] : [`black dice ${black.join(', ')}`]),
    ].join('; '),
  total: 'Total',
  cards: 'from cards',
  defence: 'Defence',
  sources: {
    trap: 'Traps',
    barrel: 'Barrel',
    pit: 'Pit',
    seal: 'Seal',
    threat: 'Threat',
    recharge: 'Recharge station',
    cost: 'Cost',
    essence: 'essence',
  },
  outcomes: { hit: 'Hit', missed: 'Miss', hits: 'would hit', misses: 'would miss' },
  needs: (essence) => `${essence} more essence would hit`,
  spawnCheck: (name) => `Spawn check for ${name}`,
  horrorCheck: 'Horror check',
  checkSaid: (rating, comes) =>
    comes ? `Below ${rating}: something comes` : `${rating} or more: nothing comes, and the rating rises`,
  effectSaid: (atLeast, happens) =>
    happens ? `${atLeast} or more: it happens` : `Below ${atLeast}: nothing happens`,
  recharges: { health: '1 health', 'stamina-2': '2 stamina', 'stamina-3': '3 stamina', blank: 'Nothing' },

  campaign: 'Campaign',
  stages: { won: 'won', now: 'now', ahead: 'still to come' },
  goesAlong: 'Goes on to the next scenario',
  beginsAgain: 'Everybody starts it again with what they had when it began.',
  fallen: 'Fallen in this campaign',
  nextScenario: (name) => `On to ${name}`,

  choosing: (name) => `${name} is choosing…`,
  chooseExplorer: 'Choose your explorer',
  takenBy: (name) => `Taken by ${name}`,
  won: 'You made it',
  lost: 'You didn’t make it',
  reached: (chapter, of, name, round) =>
    `Chapter ${chapter} of ${of}${name === '' ? '' : `, ${name}`}, after ${count(round, 'round', 'rounds')}`,
  account: 'What everybody did',
  explorer: 'Explorer',
  accounts: {
    kills: 'Monsters destroyed',
    hits: 'Hits',
    lost: 'Health lost',
    essence: 'Essence gained',
    items: 'Items found',
    steps: 'Steps walked',
  },
};
