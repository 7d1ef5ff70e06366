import type { ShellTexts } from './shell.ts';

const meant = (word: string | null): string => (word === null ? '' : ` Did you mean “${word}”?`);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const decimal = (value: number, digits: number): string => value.toFixed(digits);

/** So many a second, or a minute where they are slow. */
const pace = (rate: number, what: string): string =>
  rate < 1
    ? `${decimal(60 * rate, 1)}${what} a minute`
    : `${decimal(rate, rate < 10 ? 1 : 0)}${what} a second`;

export const en: ShellTexts = {
  refusals: {
    malformed: 'That is not the form of an answer.',
    'unknown-seat': 'There is no such seat at this table.',
    'match-over': 'The match is over.',
    'not-your-turn': 'There is nothing to decide there now.',
    stale: 'That answers an earlier question.',
    'already-taken': 'That answer was taken already.',
    'wrong-count': 'That is too few or too many.',
    'picked-twice': 'The same thing was picked twice.',
    'not-an-option': 'That is not on offer.',
    'invalid-selection': "Those can't be picked together.",
    'nothing-to-undo': 'There is no decision of yours to take back.',
    'past-a-barrier': "That can't be taken back: cards or dice have been seen since.",
    'others-have-decided': "That can't be taken back: somebody else has decided since, knowing it.",
    'not-a-record': 'It is not a saved match, or it is damaged.',
    'another-game': 'It is a match of another game.',
    'other-rules-version': "It was saved with other rules and can't be played on with these.",
    'does-not-replay': "It was altered or damaged: its answers don't fit its questions.",
    'bad-seats': "The game can't be played with these seats.",
    'bad-options': 'The game does not know these options.',
  },
  misread: {
    'unknown-command': ({ word, meant: it }) => `There is no command “${word}”.${meant(it)}`,
    'unknown-option': ({ word, meant: it }) => `There is no option “${word}” here.${meant(it)}`,
    'unknown-game': ({ word, meant: it, known }) =>
      `There is no game “${word}”.${meant(it)} There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}.`,
    'unknown-bot': ({ word, meant: it }) =>
      `There is no bot “${word}”.${meant(it)} There are: random, greedy, search.`,
    'unknown-table-option': ({ word, meant: it, known }) =>
      `The game has no option “${word}”.${meant(it)}${known.length === 0 ? '' : ` There are: ${known.join(', ')}.`}`,
    'unknown-language': ({ word }) => `“${word}” is not a language of mine: en, it, pt.`,
    'missing-value': ({ option }) => `${option} wants something after it.`,
    'not-a-number': ({ option, word }) => `${option} wants a whole number from 1 on, not “${word}”.`,
    'wrong-seats': ({ count, min, max }) => `The game is for ${min} to ${max} players, not ${count}.`,
    'same-name': ({ word }) => `Two players can't both be called “${word}”.`,
    'bad-name': ({ word }) => `“${word}” can't be a player's name.`,
    'missing-game': () => 'Which game?',
    'missing-file': () => 'Which file?',
    'too-much': ({ word }) => `I don't know what to do with “${word}”.`,
    'one-of-both': ({ one, other }) => `${one} and ${other} don't go together.`,
  },
  help: {
    tagline: 'Adventure board games at one table, with every rule enforced.',
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    examples: 'Examples',
    games: 'Games',
    more: 'npx tavolo <command> --help says more.',
    says: {
      play: 'play in this terminal, against bots or passing the keyboard around',
      sim: 'let bots play many games, and count',
      replay: 'tell a saved match as a story',
      rules: 'look something up in the rulebook',
    },
    option: {
      seats: 'who plays: you, the name of a person, or a bot (random, greedy, search)',
      players: "how many play, you and bots; 4 if you don't say",
      seed: 'any text; the same seed deals the same cards and dice',
      options: 'ways to play on which tables differ',
      load: 'go on with a saved match',
      lang: 'the language: en, it or pt',
      games: "how many games; 1000 if you don't say",
      iterations: "how long the search bot thinks; 400 if you don't say",
      workers: "how many threads; as many as there are cores if you don't say",
      json: 'for machines: one object',
      csv: 'for machines: one table',
      out: 'write to a file instead of the screen',
      force: 'write over a file that exists, without asking',
      step: 'wait for Enter after each step',
      help: 'this page',
      version: 'the version',
    },
    placeholders: {
      game: '<game>',
      file: '<file>',
      words: '[words]',
      text: '<text>',
      number: '<number>',
      list: '<a,b,…>',
      language: '<en|it|pt>',
      command: '<command>',
      options: '[options]',
    },
    botSeats: "which bots play: random, greedy, search; search,greedy,random,random if you don't say",
    tableOptions: 'Ways to play, for --options',
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
      card: 'card <number or name>: what an option or a card says; alone, all there is to see',
      why: 'why <line>: the rule behind a line of the log',
      rule: 'rule <words or number>: look it up',
      log: 'everything that has happened',
      undo: 'take back your last decision, as long as nothing was drawn or rolled since',
      hint: 'what the search bot would do, with its numbers',
      save: 'save [file]: write the match to a file, and play on',
      quit: 'leave; you can save first',
      help: 'this list',
    },
    numberSays:
      'a number picks an option; several numbers where several may be picked, none with Enter alone',
    helpTitle: 'At any prompt',
    reminder: (words) => `a number, or: ${words.join(' ')}`,
    you: 'you',
    defaultName: 'Robin',
    picked: (given) => (given === 1 ? 'That is one only.' : `Those are ${given}.`),
    pickOne: (options) => (options === 1 ? 'Type 1.' : `Type a number from 1 to ${options}.`),
    pickSome: ({ min, max }) =>
      min === 0 && max === 1
        ? 'Type one number, or Enter alone for none.'
        : min === 0
          ? `Type up to ${max} numbers, such as 1 3, or Enter alone for none.`
          : min === max
            ? `Type ${max === 1 ? 'one number' : `${max} numbers, with spaces between them`}.`
            : `Type ${min} to ${max} numbers, such as 1 3.`,
    moreLines: (lines) => `${plural(lines, 'more line', 'more lines')}: log`,
    logEmpty: 'Nothing has happened yet.',
    whyTitle: 'Where the numbers come from',
    noSuchLine: (number) => `There is no line ${number} in the log.`,
    noSuchCard: (words, it) => `There is no card “${words}”.${meant(it)}`,
    whichCard: 'To look at one, say card and its number or its name:',
    nothingToSee: (number) => `Option ${number} names nothing to look at: its words say it all.`,
    noSuchRule: (words) => `No rule has “${words}” in it.`,
    unknownWord: (word, it) => `I don't know “${word}”.${meant(it)} Say help for what I understand.`,
    notANumber: 'Numbers only, please, with spaces between them.',
    outOfRange: (most) => (most === 1 ? 'There is only option 1.' : `The options go from 1 to ${most}.`),
    undone: 'Taken back.',
    thinking: 'Thinking …',
    botThinks: (name) => `${name} is thinking …`,
    hint: (matches) =>
      `After ${plural(matches, 'imagined match', 'imagined matches')} the search bot would take the first:`,
    hintHeadings: ['answer', 'prospects', 'tried'],
    curtain: (name) => `The next decision is a secret. Pass the device to ${name}.`,
    curtainPrompt: 'Alone? Press Enter.',
    offerSave: 'Save the match first? [Y/n] ',
    left: 'Goodbye!',
    howToReplay: 'Hear the story again with:',
    howToResume: 'Go on later with:',
    resumed: (answers) => `Going on after ${plural(answers, 'decision', 'decisions')}.`,
    givenUp: (answers) =>
      `The rules have changed since: the last ${plural(answers, 'decision has', 'decisions have')} to be made again.`,
    ending: 'And now?',
    endingChoices: ['A rematch at the same table', 'Save this match', 'Leave'],
    anotherTable: (seats) =>
      `The saved match has ${plural(seats, 'seat', 'seats')}: --seats must name as many.`,
    bug: 'A rule failed: that is a bug of ours. The match is saved; please send the file with your report.',
  },
  files: {
    saved: (file) => `Saved: ${file}`,
    exists: (file) => `${file} exists. Write over it? [y/N] `,
    existsUnattended: (file) => `${file} exists, and nobody is here to be asked. --force writes over it.`,
    notWritten: (file) => `${file} was left as it is.`,
    cannotRead: (file, why) => `${file} can't be read: ${why}`,
    cannotWrite: (file, why) => `${file} can't be written: ${why}`,
    notJson: (file) => `${file} is not a saved match: it is not even JSON.`,
    refused: (file, why) => `${file} was refused. ${why}`,
    why: {
      noFile: 'there is no such file.',
      noFolder: 'there is no such folder.',
      isFolder: 'it is a folder.',
      noPermission: 'you have no permission.',
      noSpace: 'the disk is full.',
    },
  },
  sim: {
    progress: ({ done, total, rate, left, spent }, won) =>
      left === null
        ? `0 of ${plural(total, 'game', 'games')}, ${spent} so far`
        : `${done} of ${plural(total, 'game', 'games')}${won === null ? '' : `, ${won} won`}, ${pace(rate, '')}, ${left} left`,
    title: (games, game, seed) => `${plural(games, 'game', 'games')} of ${game}, seed ${seed}`,
    interrupted: (games, of) => `Interrupted: ${games} of ${of} games.`,
    speed: (rate, workers) => `${pace(rate, ' games')} on ${plural(workers, 'thread', 'threads')}`,
    headings: ['bot', 'wins', '95 % interval', 'shared'],
    shared: 'A shared win counts in parts.',
    confidence: '± is half a 95 % interval.',
    length: (lasts, answers) => `A game takes ${lasts} and ${answers} decisions.`,
    times: 'times',
  },
  replay: {
    title: (game, seats) => `${game}: ${seats.join(', ')}`,
    next: 'Enter: next · q: leave ',
    unfinished: (answers) => `Here the match was saved, after ${plural(answers, 'decision', 'decisions')}.`,
  },
  rules: {
    title: (game) => `The rules of ${game}`,
    chapterHeadings: ['chapter', 'rules', 'title'],
    how: (command) => `Read a chapter or search for words: ${command}`,
    found: (count, words) => `${plural(count, 'rule', 'rules')} for “${words}”`,
    none: (words) => `No rule has “${words}” in it. Try fewer words, or a chapter.`,
    more: (count) => `… and ${plural(count, 'more', 'more')} that fit less well.`,
  },
  decimal,
  error: (what) => `Something went wrong: ${what}`,
  yes: ['y', 'yes'],
  no: ['n', 'no'],
};
