export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  found: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  none: 'No rule has these words. Try fewer.',
  contents: 'Chapters',
  executable: 'Every rule has a number. The game cites it whenever it follows it, and a test proves it.',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  notYetTitle: 'This rulebook is being written',
  notYetSays: (game: string) =>
    `${game} can’t be played here yet. Its rules are being written down, numbered and tested one by one; when they stand here, the game can be played. Until then there is a game that is ready.`,
  playOther: (game: string) => `Play ${game}`,
  whole: 'Read the whole rulebook',
};

export const me = {
  title: 'You',
  name: 'What others call you',
  save: 'Save the name',
  saved: 'Saved',
  firstName: 'Choose a name',
  devices: 'Your devices',
  thisDevice: 'this one',
  since: (date: string) => `since ${date}`,
  revoke: 'Sign it out',
  revokeThis: 'Sign out here',
  carry: 'Bring your tables to another device',
  carrySays:
    'Make a link, open it on the other device, and it will know you. It works once, and for a few minutes.',
  makeLink: 'Make a link',
  expires: (time: string) => `Works once, until ${time}.`,
  stored: 'What is stored about you',
  storedSays:
    'Your name, a secret key per device, and the tables you sit at. No address, no mail, no password, no tracking. Settings such as language and theme stay in this browser.',
  claimTitle: 'Bring your tables here?',
  claimSays:
    'This device will know you by the name and tables of the device that made the link. Only open links you made yourself.',
  claim: 'Yes, this is me',
  claimed: (name: string) => `Welcome back, ${name}.`,
};

export const replayFile = {
  title: 'Watch a replay',
  says: 'A replay is a small file: the seed of a match and everybody’s answers. The game plays it again, here in your browser. Nothing is sent anywhere.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  unreadable: 'This file could not be read.',
  another: 'Watch another file',
};

export const learn = {
  opening: 'The landlord sets the table…',
  leave: 'Leave the lesson',
  again: 'Begin again',
  gotIt: 'Got it',
  progress: (done: number, all: number) => `${done} of ${all} things learned`,
  done: 'That is all there is to learn. Play it to the end, or leave: you know the game.',
  ready: 'Play for real',
  none: 'There is no guided game for this one yet. The rules are a good place to begin.',
};

export const credits = {
  title: 'Credits',
  unofficial: 'Unofficial',
  unofficialSays:
    'Tavolo is made by people who love these games. It is not connected with, nor endorsed by, their publishers or authors. No artwork and no sentence of theirs is in it: rules, texts and pictures are our own. Names and figures are facts of the games. If you like a game here, buy it.',
  icons: 'Icons',
  iconsSay:
    'From game-icons.net, by Lorc, Delapouite and other contributors, under CC BY 3.0. Colours and sizes were changed.',
  fonts: 'Typefaces',
  fontsSay:
    'Cinzel by Natanael Gama, and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.',
  software: 'Software',
  softwareSays:
    'Built with React and uqr, under the MIT licence. Tavolo itself is under the MIT licence too.',
};
