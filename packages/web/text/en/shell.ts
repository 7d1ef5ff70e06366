import { and, count, plural } from '@tavolo/language/en';

export const common = {
  appName: 'Tavolo',
  skipToContent: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  toHome: 'Back to home',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Your browser won’t let this page copy. Copy it from here',
  share: 'Share',
  loading: 'Loading…',
  you: 'You',
  bot: 'Bot',
  open: 'Free',
  language: 'Language',
  languageNames: { en: 'English', it: 'Italiano', pt: 'Português' },
  theme: 'Theme',
  themes: { system: 'Same as device', dark: 'Dark', light: 'Light' },
  bots: { random: 'Reckless', greedy: 'Solid', search: 'Cunning' },
  botsSay: {
    random: 'Makes any legal move, without thinking.',
    greedy: 'Takes what looks best right now.',
    search: 'Thinks ahead. The strongest.',
  },
};

export const blurb = {
  players: (min: number, max: number) => (min === max ? count(min, 'player') : `${min} to ${max} players`),
  minutes: (minutes: number) => count(minutes, 'minute'),
  together: 'cooperative',
};

/** What is said of games before they are there. */
export const coming = {
  'machina-arcana': {
    title: 'Machina Arcana',
    says: 'Explorers in halls of steam and horror, one chapter from getting out alive.',
    facts: '1 to 4 players · cooperative',
  },
};

export const home = {
  tagline: 'Adventure board games, with every rule enforced.',
  sub: 'Play alone with bots, on one device, or with friends far away. No account, nothing to install.',
  theGames: 'The games',
  playNow: 'Play now',
  playNowSays: 'With bots in the other seats',
  bots: 'Bots',
  setUp: 'Set up a game…',
  setUpSays: 'Choose the options and who sits where',
  withFriends: 'Play with friends',
  withFriendsSays: 'Send them a link',
  aroundOneScreen: 'Pass and play',
  aroundOneScreenSays: 'Take turns on one device',
  learn: 'Learn by playing',
  learnSays: 'A guided first game, step by step',
  rules: 'Read the rules',
  rulesSay: 'All of them, numbered',
  notYet: 'Not playable yet',
  whatIsComing: 'What’s coming',
  myTables: 'Your tables',
  noTables: 'No games yet. Start one and it will wait for you here, even if you close the page.',
  nextWaiting: 'Go to the next table waiting for you',
  yourMove: 'Your move',
  waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}`,
  gathering: 'Not started yet',
  over: 'Finished',
  youWon: 'You won',
  wonBy: (names: readonly string[]) => `${and(names)} won`,
  nobodyWon: 'Nobody won',
  putAway: (game: string) => `Hide this table: ${game}`,
  showPutAway: (count: number) =>
    plural(count, { one: 'Show the hidden table', other: `Show ${count} hidden tables` }),
  onThisDevice: 'On this device',
  movesSoFar: (count: number) => plural(count, { one: '1 decision', other: `${count} decisions` }),
  joinTitle: 'Join a table',
  joinLabel: 'Invitation link or code',
  join: 'Join',
  notALink: 'That isn’t a link to a table here. Links look like …/join/…',
  openReplay: 'Open a replay file',
  offline: 'You’re offline',
  offlineSays:
    'You can still play on this device, with bots or by passing it around. These games stay in this browser.',
  tryAgain: 'Try again',
  youAreNobody: 'Choose a name',
  guest: 'Traveller',
  opening: 'Opening the table…',
};

export const setup = {
  title: (game: string) => `New game of ${game}`,
  seats: 'Seats',
  howMany: 'Number of players',
  seat: (number: number) => `Seat ${number}`,
  who: {
    me: 'Me',
    friend: 'A friend online',
    here: 'Someone here',
    bot: 'A bot',
  },
  whoSits: (number: number) => `Who takes seat ${number}`,
  nameOf: (number: number) => `Name for seat ${number}`,
  strengthOf: (number: number) => `Strength of the bot in seat ${number}`,
  somebody: (number: number) => `Player ${number}`,
  yourName: 'Your name',
  pace: 'Pace',
  paces: { live: 'Live', daily: 'Over several days' },
  pacesSay: {
    live: 'Everyone is here now.',
    daily: 'Drop in when you like. The table waits and shows you what happened.',
  },
  played: 'What to play',
  options: 'Options',
  open: 'Open the table',
  start: 'Start the game',
  needsSeat: 'Give at least one seat to yourself or someone here.',
  hasSecretsHere:
    'Whenever something is secret, the screen stays covered until the right player has the device.',
};

export const settingsText = {
  title: 'Settings',
  sound: 'Sounds',
  speed: 'Animations',
  speeds: { calm: 'Slow', normal: 'Normal', fast: 'Fast', off: 'None' },
  stillness: 'Your device asks for reduced motion, so there are no animations.',
  notices: 'Notify me when it’s my move',
  noticesSay: 'A browser notification, only while this page is in the background.',
  noticesDenied: 'Your browser blocks notifications from this page. You can allow them in its settings.',
  careful: 'Confirm every choice',
  carefulSays: 'First tap selects, second confirms.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsSay:
    'At the table, single letters, digits and “?” are shortcuts. Turn this off if you use voice input or press keys by accident.',
  textSize: 'Text size',
  percent: (size: number) => `${size}%`,
};

export const trouble = {
  title: 'Something went wrong on this page',
  says: 'That’s our fault. Your game is saved: reload the page and you’ll be back where you were.',
  reload: 'Reload the page',
  detail: 'Technical details',
  lostTitle: 'Page not found',
  lostSays: 'There’s nothing at this address. Part of the link may be missing.',
};
