import { and, count, decimal } from '@tavolo/language/en';
import type { ShellTexts } from './shell.ts';

const meant = (word: string | null): string => (word === null ? '' : ` Did you mean “${word}”?`);

/** So many a second, or a minute where they are slow. */
const pace = (rate: number, what: string): string =>
  rate < 1
    ? `${decimal(60 * rate, 1)}${what} a minute`
    : `${decimal(rate, rate < 10 ? 1 : 0)}${what} a second`;

export const en: ShellTexts = {
  misread: {
    'unknown-command': ({ word, meant: it }) => `There is no command “${word}”.${meant(it)}`,
    'unknown-option': ({ word, meant: it }) => `There is no option “${word}” here.${meant(it)}`,
    'unknown-game': ({ word, meant: it, known }) =>
      `There is no game “${word}”.${meant(it)} Choose from: ${known.join(', ')}.`,
    'unknown-bot': ({ word, meant: it }) =>
      `There is no bot “${word}”.${meant(it)} The bots are random, greedy and search.`,
    'unknown-table-option': ({ word, meant: it, known }) =>
      `The game has no option “${word}”.${meant(it)}${known.length === 0 ? '' : ` Choose from: ${known.join(', ')}.`}`,
    'unknown-language': ({ word }) => `There is no language “${word}”. Choose from: en, it, pt.`,
    'missing-value': ({ option }) => `${option} needs a value.`,
    'not-a-number': ({ option, word }) => `${option} needs a whole number of at least 1, not “${word}”.`,
    'wrong-seats': ({ count, min, max }) =>
      `The game is for ${min === max ? min : `${min} to ${max}`} players, not ${count}.`,
    'same-name': ({ word }) => `Two players can't both be called “${word}”.`,
    'bad-name': ({ word }) => `“${word}” can't be a player's name.`,
    'missing-game': () => 'Which game?',
    'missing-file': () => 'Which file?',
    'missing-name': () => 'What is the game called? Use small letters and hyphens, such as my-game.',
    'too-much': ({ word }) => `I don't know what to do with “${word}”.`,
    'one-of-both': ({ one, other }) => `Use either ${one} or ${other}, not both.`,
  },
  help: {
    tagline: 'Adventure board games at one table, with every rule enforced.',
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    examples: 'Examples',
    games: 'Games',
    more: 'For more about a command: npx tavolo <command> --help',
    says: {
      play: 'play in this terminal, against bots or passing the keyboard around',
      sim: 'let bots play many games, and count the results',
      replay: 'retell a saved match as a story',
      rules: 'look something up in the rulebook',
      new: 'write a small new game to start from, ready to play',
    },
    option: {
      seats: 'who plays: you, the name of a person, or a bot (random, greedy, search)',
      players: 'how many play, including you; the others are bots. The usual number by default',
      seed: 'any text; the same seed gives the same cards and dice',
      options: 'settings of the game, listed below',
      load: 'continue a saved match',
      lang: 'the language: en, it or pt',
      games: 'how many games; 1000 by default',
      from: 'the number of the first game, to go on with a run that was stopped; 1 by default',
      iterations: 'how many matches the search bot imagines; 400 by default',
      workers: 'how many threads; one per core by default',
      json: 'for programs: one JSON object',
      csv: 'for programs: one CSV table',
      out: 'write to a file instead of the screen',
      force: 'overwrite an existing file without asking',
      step: 'wait for Enter after each step',
      help: 'this page',
      version: 'the version',
    },
    placeholders: {
      game: '<game>',
      file: '<file>',
      words: '[words]',
      name: '<name>',
      text: '<text>',
      number: '<number>',
      list: '<a,b,…>',
      language: '<en|it|pt>',
      command: '<command>',
      options: '[options]',
    },
    botSeats:
      'which bots play: random, greedy, search. By default the usual number of them: search,greedy,random,…',
    tableOptions: 'Settings for --options',
    usual: (word) => `usual: ${word}`,
  },
  play: {
    words: {
      card: ['card'],
      why: ['why'],
      rule: ['rule', 'rules'],
      log: ['log'],
      undo: ['undo'],
      hint: ['hint'],
      save: ['save'],
      quit: ['quit', 'exit', 'q'],
      help: ['help', '?'],
    },
    says: {
      card: 'card <number or name>: read an option or a card; without a name, list all you can look at',
      why: 'why <line>: the rule behind a line of the log',
      rule: 'rule <words or number>: look it up',
      log: 'everything that has happened',
      undo: 'take back your last decision, unless something has been drawn or rolled since',
      hint: 'what the search bot would do, with its numbers',
      save: 'save [file]: save the match to a file, and play on',
      quit: 'leave; you can save first',
      help: 'this list',
    },
    howToAnswer: 'Type the number of what you want, or help at any time.',
    numberSays: 'a number picks an option; several numbers where you may pick several, just Enter for none',
    helpTitle: 'At any prompt',
    reminder: (words, canBeNamed) =>
      `a number${canBeNamed ? ', part of a name' : ''}, or: ${words.join(' ')}`,
    you: 'you',
    defaultName: 'Robin',
    picked: (given) => (given === 1 ? 'You picked only one.' : `You picked ${given}.`),
    pickOne: (options) => (options === 1 ? 'Type 1.' : `Type a number from 1 to ${options}.`),
    pickSome: ({ min, max }) =>
      min === 0 && max === 1
        ? 'Type one number, or just press Enter for none.'
        : min === 0
          ? `Type up to ${max} numbers, such as 1 3, or just press Enter for none.`
          : min === max
            ? `Type ${max === 1 ? 'one number' : `${max} numbers, separated by spaces`}.`
            : `Type ${min} to ${max} numbers, such as 1 3.`,
    moreLines: (lines) => `${count(lines, 'more line', 'more lines')}: log`,
    logEmpty: 'Nothing has happened yet.',
    whyTitle: 'Where the numbers come from',
    noSuchLine: (number) => `There is no line ${number} in the log.`,
    noSuchCard: (words, it) => `There is no card “${words}”.${meant(it)}`,
    whichCard: 'To look at one, type card and its number or name:',
    nothingToSee: (number) => `Option ${number} has nothing more to look at.`,
    noSuchRule: (words) => `No rule mentions “${words}”.`,
    unknownWord: (word, it) => `I don't know “${word}”.${meant(it)} Type help to see what you can type.`,
    notANumber: 'Please type only numbers, separated by spaces.',
    outOfRange: (most) => (most === 1 ? 'There is only option 1.' : `The options go from 1 to ${most}.`),
    whichOption: (options) => `Which one? ${options.join(', ')}`,
    undone: 'Taken back.',
    thinking: 'Thinking …',
    botThinks: (name) => `${name} is thinking …`,
    hint: (matches) =>
      `After ${count(matches, 'imagined match', 'imagined matches')} the search bot would choose the first:`,
    hintHeadings: ['answer', 'prospects', 'tried'],
    curtain: (name) => `The next decision is a secret. Pass the keyboard to ${name}.`,
    curtainPrompt: 'Alone? Press Enter.',
    offerSave: 'Save the match first? [Y/n] ',
    left: 'Goodbye!',
    howToReplay: 'To read the story again:',
    howToResume: 'To continue later:',
    resumed: (answers) => `Continuing after ${count(answers, 'decision', 'decisions')}.`,
    givenUp: (answers) =>
      `The rules have changed since: the last ${count(answers, 'decision has', 'decisions have')} to be made again.`,
    ending: 'What next?',
    endingChoices: ['A rematch at the same table', 'Save this match', 'Leave'],
    anotherTable: (seats) =>
      `The saved match has ${count(seats, 'seat', 'seats')}, and --seats must name just as many.`,
    bug: 'A rule failed: that is a bug. The match has been saved; please send us the file.',
  },
  plain: {
    winners: ([first, ...others]) => {
      if (first === undefined) return 'Nobody wins.';
      return others.length === 0 ? `${first} wins!` : `${and([first, ...others])} share the win!`;
    },
    won: 'The match is won!',
    lost: 'The match is lost.',
    score: 'score',
    nothingToExplain: 'This game has no numbers to explain here.',
  },
  files: {
    saved: (file) => `Saved: ${file}`,
    exists: (file) => `${file} already exists. Overwrite it? [y/N] `,
    existsUnattended: (file) =>
      `${file} already exists, and there is nobody to ask. Use --force to overwrite it.`,
    notWritten: (file) => `${file} was left as it was.`,
    cannotRead: (file, why) => `Can't read ${file}: ${why}`,
    cannotWrite: (file, why) => `Can't write ${file}: ${why}`,
    notJson: (file) => `${file} is not a saved match: it isn't even JSON.`,
    refused: (file, why) => `Can't use ${file}. ${why}`,
    why: {
      noFile: 'there is no such file.',
      noFolder: 'there is no such folder.',
      isFolder: 'it is a folder.',
      noPermission: "you don't have permission.",
      noSpace: 'the disk is full.',
    },
  },
  sim: {
    progress: ({ done, total, rate, left, spent }, won) =>
      left === null
        ? `0 of ${count(total, 'game', 'games')}, ${spent} so far`
        : `${done} of ${count(total, 'game', 'games')}${won === null ? '' : `, ${won} won`}, ${pace(rate, '')}, ${left} left`,
    title: (games, game, seed) => `${count(games, 'game', 'games')} of ${game}, seed ${seed}`,
    interrupted: (games, of) => `Stopped after ${games} of ${of} games.`,
    speed: (rate, workers) => `${pace(rate, ' games')} on ${count(workers, 'thread', 'threads')}`,
    headings: ['bot', 'wins', '95 % interval', 'shared'],
    shared: 'A shared win counts as a fraction.',
    confidence: '± is half the width of a 95 % interval.',
    length: (lasts, answers) => `A game takes ${lasts === null ? '' : `${lasts} and `}${answers} decisions.`,
    times: 'times',
  },
  replay: {
    title: (game, seats) => `${game}: ${seats.join(', ')}`,
    next: 'Enter: next · q: quit ',
    unfinished: (answers) => `The match was saved here, after ${count(answers, 'decision', 'decisions')}.`,
  },
  rules: {
    title: (game) => `The rules of ${game}`,
    chapterHeadings: ['chapter', 'rules', 'title'],
    how: (command) => `To read a chapter or search for words: ${command}`,
    found: (rules, words) => `${count(rules, 'rule mentions', 'rules mention')} “${words}”`,
    none: (words) => `No rule mentions “${words}”. Try fewer words, or a chapter.`,
    more: (rules) => `… and ${rules} more that match less closely.`,
  },
  newGame: {
    written: (title, folder) => `${title} is on the shelf. It lives in ${folder}.`,
    next: 'Now you can:',
    play: 'play it here',
    browser: 'play it in the browser: it is on the home page',
    test: 'test its rules',
    read: 'read how to make it yours',
    noHouse: "This folder isn't part of Tavolo's source. Go to the folder you cloned, and try again.",
    bad: {
      'not-a-name': (name) =>
        `“${name}” can't be the name of a game. Use small letters, digits and hyphens, such as my-game.`,
      taken: (name) => `There is already a game called “${name}”.`,
    },
  },
  error: (what) => `Something went wrong: ${what}`,
  yes: ['y', 'yes'],
  no: ['n', 'no'],
};
