import { and, count } from '@tavolo/language/en';
export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  found: (rules: number) => count(rules, 'rule', 'rules'),
  none: 'No rule contains these words. Try fewer.',
  /** Words that people search for, beside those of the books. */
  synonyms: [
    ['goal', 'goals', 'aim', 'objective', 'win', 'winner', 'victory'],
    ['dead', 'die', 'dies', 'death', 'killed', 'exhausted'],
    ['health', 'hp', 'life', 'lives', 'hit points', 'wound'],
    ['money', 'gold', 'coin', 'coins'],
    ['fight', 'combat', 'battle', 'attack'],
    ['enemy', 'enemies', 'monster', 'foe'],
    ['setup', 'set up', 'start', 'begin', 'beginning'],
    ['walk', 'move', 'movement', 'step'],
  ] as readonly (readonly string[])[],
  how: 'How to play',
  howTo: (game: string) => `How to play ${game}`,
  more: 'The rule',
  cards: 'All the cards',
  cardsOf: (game: string) => `The cards of ${game}`,
  searchCards: 'Search the cards',
  foundCards: (cards: number) => count(cards, 'card', 'cards'),
  noCards: 'No card contains these words. Try fewer.',
  contents: 'Chapters',
  executable: 'Every rule has a number. The game cites it whenever it applies, and a test proves it.',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  notYetTitle: 'This rulebook is being written',
  notYetSays: (game: string) =>
    `${game} can’t be played here yet. Its rules are being written, numbered and tested one by one. In the meantime, try a game that’s ready.`,
  playOther: (game: string) => `Play ${game}`,
  whole: 'Read the whole rulebook',
};

export const me = {
  title: 'You',
  name: 'Your name',
  save: 'Save name',
  saved: 'Saved',
  firstName: 'Choose a name',
  devices: 'Your devices',
  thisDevice: 'this one',
  since: (date: string) => `since ${date}`,
  revoke: 'Sign out',
  revokeThis: 'Sign out on this device',
  signOutTitle: 'Sign out on this device?',
  signOutLoses: (name: string) =>
    `This is the only device that knows you as ${name}. Once you sign out, nobody can bring back your name or your seats at your tables. To keep them, sign in on another device first.`,
  signOutKeeps: (name: string, devices: readonly string[]) =>
    `You’re still ${name} on ${and(devices)}. To come back here, create a link there.`,
  signOutAnyway: 'Sign out and lose them',
  carry: 'Sign in on another device',
  carrySays:
    'Create a link and open it on your other device: your name and tables will be there too. The link works once, for a few minutes.',
  makeLink: 'Create a link',
  expires: (time: string) => `Works once, until ${time}.`,
  stored: 'What we store about you',
  storedSays:
    'Your name, a secret key for each device, and the tables you sit at. No address, no email, no password, no tracking. Settings such as language and theme stay in this browser.',
  claimTitle: 'Sign in on this device?',
  claimSays:
    'This device will share the name and tables of the device that created the link. Only use links you created yourself.',
  claim: 'Sign in',
  claimed: (name: string) => `Welcome back, ${name}.`,
};

export const replayFile = {
  title: 'Watch a replay',
  says: 'A replay is a small file: the seed of a match and everyone’s answers. Your browser plays it again, and nothing is sent anywhere.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  unreadable: 'This file couldn’t be read.',
  otherVersion: 'This game was saved with an earlier version of the rules. Only its end can be shown.',
  another: 'Watch another file',
};

export const learn = {
  opening: 'Preparing the lesson…',
  leave: 'Leave the lesson',
  again: 'Start over',
  gotIt: 'Got it',
  progress: (done: number, all: number) => `${done} of ${all} tips read`,
  done: 'That’s all there is to learn. Play to the end, or leave: you know the game now.',
  over: 'The lesson is over: you know the game now.',
  ready: 'Play for real',
  none: 'There’s no guided game for this one yet. The rules are a good place to start.',
};

export const credits = {
  title: 'Credits',
  unofficial: 'Unofficial',
  unofficialSays:
    'Tavolo is made by people who love these games. It is not affiliated with or endorsed by their publishers or designers, and contains none of their artwork or text: the wording and pictures are our own. Names and numbers are facts about the games. If you like a game here, buy it.',
  icons: 'Icons',
  iconsSay:
    'From game-icons.net, by Lorc, Delapouite and other contributors, under CC BY 3.0. Colours and sizes were changed.',
  fonts: 'Fonts',
  fontsSay:
    'Cinzel by Natanael Gama, and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.',
  software: 'Software',
  softwareSays: 'Built with React and uqr, both under the MIT licence, as is Tavolo itself.',
};
