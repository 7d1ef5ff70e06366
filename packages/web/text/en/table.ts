import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('en');
const and = listIn('en');

export const gathering = {
  title: 'The table is being set',
  seats: 'Seats',
  free: 'Nobody yet',
  sit: 'Sit here',
  sitAlso: 'Seat somebody here',
  putBot: 'Put a bot here',
  takeBotOff: 'Take the bot away',
  getUp: 'Get up',
  here: 'here',
  away: 'not connected',
  invite: 'Invite your friends',
  inviteSays: 'Whoever has this link can sit down. No account needed.',
  onlyHere: 'This address is that of your own computer. To let others in, start Tavolo with HOST=0.0.0.0.',
  link: 'Link to sit down',
  watchLink: 'Link to watch',
  watchSays: 'Who looks on sees what everybody may see, and no secrets.',
  qr: 'Point a camera at it to come to this table',
  start: 'Start the game',
  startFilling: (count: number) =>
    many(count, {
      one: 'Start, with a bot on the free seat',
      other: `Start, with bots on the ${count} free seats`,
    }),
  freeSeats: (count: number) => many(count, { one: '1 seat is free', other: `${count} seats are free` }),
  ownerStarts: 'Whoever opened the table starts the game.',
  askName: 'What shall we call you?',
  askNameSays: 'Your friends see this name. Nothing else is stored about you.',
  enter: 'Come to the table',
  nameHere: 'Name',
};

export const table = {
  connection: {
    connecting: 'Connecting…',
    open: 'Connected',
    back: 'Connected again',
    lost: 'Connection lost. Trying again…',
    closed: 'Left',
    local: 'On this device',
    offline: 'You are offline. Trying again when you are back.',
  },
  shutTitle: 'This door stays shut',
  seats: 'Who plays',
  decides: 'decides',
  sinceWhen: (ago: string) => `asked ${ago}`,
  titleYourMove: (game: string) => `● Your move · ${game}`,
  noticeYourMove: 'It is your move',
  waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}`,
  waitingForBots: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  playingOut: 'See what happens…',
  skip: 'Skip',
  lookingOn: 'You look on. Only those at the table decide.',
  botPlaysForYou: 'A bot plays for you.',
  takeBack: 'Play on yourself',
  sending: 'Saying it to the table…',
  wins: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'wins' : 'win'}!`,
  youWin: 'You win!',
  nobodyWins: 'Lost, this time: nobody wins.',
  rematch: 'Play again',
  toRematch: 'To the next game',
  wentOn: 'The players have gone on to another game.',
  why: 'Why?',
  whyRule: (rule: string) => `The rule behind it: ${rule}`,
  pickSome: (min: number, max: number) =>
    min === max ? `Pick ${min}` : min === 0 ? `Pick up to ${max}` : `Pick ${min} to ${max}`,
  pickMore: (left: number) => (left === 1 ? 'Pick one more' : `Pick ${left} more`),
  pickedAll: (max: number) => `All ${max} are picked: put one back first`,
  confirmPicks: (labels: readonly string[]) => `Choose ${and(labels)}`,
  confirmCount: (count: number) => many(count, { one: 'Choose this one', other: `Choose these ${count}` }),
  confirmNone: 'Choose none of these',
  options: 'What you can do',
  instead: 'Or go on',
  besides: 'Besides',
  board: 'The board',
  details: 'What it does',
};

export const tools = {
  title: 'Tools',
  forYourTurn: 'Help with your turn',
  undo: 'Undo',
  undoSays: 'Take back your last choice',
  undoNothing: 'You have given no answer yet',
  askUndo: 'Ask the table to go back',
  askUndoTitle: 'Ask the table?',
  askUndoSays:
    'Something was drawn, shown or decided since your last choice. Everybody at the table has to agree to go back there; bots always do. The log will say so.',
  askUndoDo: 'Ask everybody',
  consentTitle: (name: string) => `${name} asks to go back`,
  consentSays: (count: number) =>
    many(count, {
      one: 'One decision would be taken back.',
      other: `${count} decisions would be taken back.`,
    }),
  consentAgree: 'Go back',
  consentDecline: 'Play on',
  consentWithdraw: 'Withdraw the request',
  consentAwaits: (names: readonly string[]) => `Waiting for ${and(names)} to agree to go back`,
  hint: 'Hint',
  hintSays: 'What the strongest bot would do',
  hintThinking: 'Thinking it over…',
  hintBest: (label: string) => `The bot would choose: ${label}`,
  hintNumbers: (share: number, worth: number) =>
    `its choice in ${share}% of the games it imagined; prospects of winning about ${worth}%`,
  hintWhat:
    'The bot imagined many ways the game may go on, knowing only what you know. The first number is how often it tried a choice, the second how well you stood afterwards (100%: certain to win).',
  hintHide: 'Thank you',
  log: 'Log',
  chat: 'Chat',
  unread: (count: number) => many(count, { one: '1 new line', other: `${count} new lines` }),
  sayLabel: 'Say something to the table',
  say: 'Say it',
  silence: 'Nobody has said anything yet.',
  onlyRead: 'You look on, so you can read along. Only those at the table speak.',
  rules: 'Rules',
  replay: 'Look back',
  settings: 'Settings',
  menu: 'Seats and links',
  more: 'More',
};

export const seatsMenu = {
  title: 'Seats and links',
  whoSees: 'Who sees this',
  whoSeesSays: (count: number) =>
    many(count, {
      one: 'One person looks on, and sees what everybody may see.',
      other: `${count} people look on, and see what everybody may see.`,
    }),
  nobodyLooksOn: 'Nobody looks on from outside.',
  secretsSay: 'Every seat is sent only what it may know. What is secret never leaves the table.',
  botStrength: 'How the bot plays',
  leave: 'Leave this seat',
  leaveSays: 'A bot plays on for this seat. You can take it back from here, as long as nobody else does.',
  letBotPlay: 'Let a bot play for me',
  copyInvite: 'Copy the invitation',
  copyWatch: 'Copy the link to watch',
};

export const curtain = {
  title: (name: string) => `Pass the device to ${name}`,
  says: 'What comes next is for their eyes only.',
  iAm: (name: string) => `I am ${name}`,
};

export const log = {
  empty: 'Nothing has happened yet.',
  earlier: 'Show the earlier lines',
  toNow: 'To the newest line',
  rule: (rule: string) => `Rule ${rule}`,
  tones: { good: 'good', bad: 'bad' },
  notes: {
    sat: (name: string) => `${name} sits down.`,
    left: (name: string) => `${name} gets up.`,
    'bot-sat': (name: string, strength: string) => `A bot plays for ${name} (${strength}).`,
    'bot-left': (name: string) => `The bot leaves the seat of ${name}.`,
    'bot-failed': (name: string) => `The bot on the seat of ${name} failed; a simpler one plays on.`,
    started: () => 'The game begins.',
    undone: (name: string) => `${name} takes back a choice.`,
    'undo-asked': (name: string) => `${name} asks the table to go back.`,
    'undo-declined': (name: string) => `${name} would rather play on.`,
    rewound: () => 'The table goes back, as everybody agreed.',
    resumed: () => 'The game goes on.',
  },
};

export const replay = {
  title: 'Looking back',
  slider: 'Moment of the game',
  moment: (at: number, last: number) => `Decision ${at} of ${last}`,
  beginning: 'The beginning',
  first: 'To the beginning',
  previous: 'One decision back',
  next: 'One decision on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  backToNow: 'Back to now',
  link: 'Copy the link to this moment',
  saveFile: 'Save the replay as a file',
  fileNotYet:
    'The file holds every secret of the game, so there is one only when it is over. The link to this moment works now.',
  chose: (name: string) => `${name} decided`,
};

export const keys = {
  title: 'Keys',
  list: [
    ['1 – 9', 'choose what has this number'],
    ['Space', 'pick what has the focus, or put it back; skip what is playing out'],
    ['Enter', 'confirm what is picked, on something picked too; skip what is playing out'],
    ['Ctrl Enter', 'confirm what is picked, wherever the focus is'],
    ['↑ ↓', 'in the log: from rule to rule'],
    ['U', 'undo'],
    ['H', 'hint'],
    ['R', 'rules'],
    ['C', 'chat'],
    ['L', 'look back'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
};
