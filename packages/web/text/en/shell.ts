import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('en');
const and = listIn('en');

export const common = {
  appName: 'Tavolo',
  skipToContent: 'Skip to the content',
  close: 'Close',
  cancel: 'Leave it as it is',
  toHome: 'To the home page',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'This browser does not let the page copy: copy it from here',
  share: 'Share',
  loading: 'Setting the table…',
  you: 'You',
  bot: 'Bot',
  open: 'Free',
  language: 'Language',
  languageNames: { en: 'English', it: 'Italiano', pt: 'Português' },
  theme: 'Theme',
  themes: { system: 'Like my device', dark: 'Night', light: 'Day' },
  bots: { random: 'Reckless', greedy: 'Solid', search: 'Cunning' },
  botsSay: {
    random: 'Does anything that is legal, without a thought.',
    greedy: 'Takes what looks best right now.',
    search: 'Imagines how the game may go on. The strongest.',
  },
};

export const games = {
  'gauntlet-of-fools': {
    title: 'Gauntlet of Fools',
    says: 'Boast your way to the best hero, then stagger through monsters and traps until nobody is left standing. The richest corpse wins.',
    facts: '2 to 6 players · 30 minutes',
  },
  gloomhaven: {
    title: 'Gloomhaven',
    says: 'Mercenaries with a hand of cards against everything that lurks behind the next door.',
    facts: '1 to 4 players · together',
  },
  'wow-adventure': {
    title: 'World of Warcraft: The Adventure Game',
    says: 'Four heroes race across a continent for quests, levels and each other’s misfortune.',
    facts: '2 to 4 players · against each other',
  },
  'machina-arcana': {
    title: 'Machina Arcana',
    says: 'Explorers in halls of steam and horror, one chapter from getting out alive.',
    facts: '1 to 4 players · together',
  },
};

export const home = {
  tagline: 'Adventure board games, with every rule enforced.',
  sub: 'Alone with bots, around one screen, or with friends far away. No account, nothing to install.',
  theGames: 'The games',
  playNow: 'Play now',
  playNowSays: 'At once, with bots on the other seats',
  bots: 'Bots',
  setUp: 'Set up a game…',
  setUpSays: 'Choose what you play, and who sits where',
  withFriends: 'Play with friends',
  withFriendsSays: 'Send a link, they sit down',
  aroundOneScreen: 'Around one screen',
  aroundOneScreenSays: 'Pass the device on',
  learn: 'Learn by playing',
  learnSays: 'A guided first game, step by step',
  rules: 'Read the rules',
  rulesSay: 'Every one of them, by number',
  notYet: 'Not playable yet',
  whatIsComing: 'What is coming',
  myTables: 'Your tables',
  noTables: 'No game is going on. Start one: it will wait for you here, even if you close the page.',
  nextWaiting: 'To the next table that waits for you',
  yourMove: 'Your move',
  waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}`,
  gathering: 'Gathering',
  over: 'Over',
  onThisDevice: 'On this device',
  movesSoFar: (count: number) => many(count, { one: '1 decision', other: `${count} decisions` }),
  joinTitle: 'Join a table',
  joinLabel: 'A link or code that somebody sent you',
  join: 'Go to the table',
  notALink: 'This leads to no table here. A link looks like …/join/…',
  openReplay: 'Open a replay file',
  youAreNobody: 'Choose a name',
  guest: 'Traveller',
  opening: 'Opening the table…',
};

export const setup = {
  title: (game: string) => `Set the table: ${game}`,
  seats: 'Seats',
  howMany: 'How many play',
  seat: (number: number) => `Seat ${number}`,
  who: {
    me: 'Me',
    friend: 'A friend, by link',
    here: 'Somebody here',
    bot: 'A bot',
  },
  whoSits: (number: number) => `Who takes seat ${number}`,
  nameOf: (number: number) => `Name on seat ${number}`,
  strengthOf: (number: number) => `How the bot on seat ${number} plays`,
  somebody: (number: number) => `Player ${number}`,
  yourName: 'What you are called',
  pace: 'Pace',
  paces: { live: 'Live', daily: 'A move a day' },
  pacesSay: {
    live: 'Everybody is here now.',
    daily: 'Drop in when you like; the table waits, and shows you what happened.',
  },
  played: 'What you play',
  options: 'Ways to play',
  open: 'Open the table',
  start: 'Start the game',
  needsSeat: 'Give yourself or somebody here a seat first.',
  hasSecretsHere: 'Where something is secret, a curtain asks to pass the device.',
};

export const settingsText = {
  title: 'Settings',
  sound: 'Sounds',
  speed: 'How fast things play out',
  speeds: { calm: 'Calm', normal: 'Normal', fast: 'Fast', off: 'At once' },
  stillness: 'Your device asks for less motion, so everything is shown at once.',
  notices: 'Tell me when it is my turn',
  noticesSay: 'A note from your browser, only while this page is out of sight.',
  noticesDenied:
    'Your browser does not allow notifications from this page. You can change that in its settings.',
  careful: 'Confirm every choice',
  carefulSays: 'One touch marks, another one decides.',
  shortcuts: 'Keys for the table',
  shortcutsSay:
    'A single letter, digit or “?” does something at the table. Switch it off if you dictate, or press keys by accident.',
  textSize: 'Size of texts',
  percent: (size: number) => `${size}%`,
};

export const trouble = {
  title: 'Something broke on this page',
  says: 'That is our fault. Nothing at your table is lost: it is kept where it is played. Load the page again and you are back at the same question.',
  reload: 'Load the page again',
  detail: 'For those who mend things',
  lostTitle: 'There is nothing here',
  lostSays: 'The address leads nowhere. Perhaps a part of the link was cut off.',
};
