import type { ShellTexts } from './shell.ts';

const meant = (word: string | null): string => (word === null ? '' : ` Intendevi “${word}”?`);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

/** So many a second, or a minute where they are slow. */
const pace = (rate: number, what: string): string =>
  rate < 1
    ? `${decimal(60 * rate, 1)}${what} al minuto`
    : `${decimal(rate, rate < 10 ? 1 : 0)}${what} al secondo`;

export const it: ShellTexts = {
  refusals: {
    malformed: 'Una risposta non ha questa forma.',
    'unknown-seat': "A questo tavolo non c'è quel posto.",
    'match-over': 'La partita è finita.',
    'not-your-turn': "Lì adesso non c'è niente da decidere.",
    stale: 'È la risposta a una domanda di prima.',
    'already-taken': 'Quella risposta è già stata accolta.',
    'wrong-count': 'Sono troppo poche o troppe.',
    'picked-twice': 'La stessa cosa è stata scelta due volte.',
    'not-an-option': 'Questa scelta non è offerta.',
    'invalid-selection': 'Queste cose non si possono scegliere insieme.',
    'nothing-to-undo': "Non c'è nessuna tua decisione da annullare.",
    'past-a-barrier': 'Non si può annullare: da allora si sono viste carte o dadi.',
    'others-have-decided': 'Non si può annullare: da allora qualcun altro ha deciso, sapendolo.',
    'not-a-record': 'Non è una partita salvata, oppure è rovinata.',
    'another-game': 'È una partita di un altro gioco.',
    'other-rules-version': 'È stata salvata con altre regole e con queste non può continuare.',
    'does-not-replay': 'È stata alterata o rovinata: le risposte non combaciano con le domande.',
    'bad-seats': 'Con questi posti non si può giocare.',
    'bad-options': 'Il gioco non conosce queste opzioni.',
  },
  misread: {
    'unknown-command': ({ word, meant: said }) => `Non c'è il comando “${word}”.${meant(said)}`,
    'unknown-option': ({ word, meant: said }) => `Qui non c'è l'opzione “${word}”.${meant(said)}`,
    'unknown-game': ({ word, meant: said, known }) =>
      `Non c'è il gioco “${word}”.${meant(said)} ${known.length === 1 ? "C'è" : 'Ci sono'}: ${known.join(', ')}.`,
    'unknown-bot': ({ word, meant: said }) =>
      `Non c'è il bot “${word}”.${meant(said)} Ci sono: random, greedy, search.`,
    'unknown-table-option': ({ word, meant: said, known }) =>
      `Il gioco non ha l'opzione “${word}”.${meant(said)}${known.length === 0 ? '' : ` Ci sono: ${known.join(', ')}.`}`,
    'unknown-language': ({ word }) => `“${word}” non è una delle mie lingue: en, it, pt.`,
    'missing-value': ({ option }) => `Dopo ${option} ci vuole qualcosa.`,
    'not-a-number': ({ option, word }) => `${option} vuole un numero intero da 1 in su, non “${word}”.`,
    'wrong-seats': ({ count, min, max }) => `Si gioca da ${min} a ${max}, non in ${count}.`,
    'same-name': ({ word }) => `Due giocatori non possono chiamarsi entrambi “${word}”.`,
    'bad-name': ({ word }) => `“${word}” non può essere il nome di un giocatore.`,
    'missing-game': () => 'Quale gioco?',
    'missing-file': () => 'Quale file?',
    'too-much': ({ word }) => `Non so che fare di “${word}”.`,
    'one-of-both': ({ one, other }) => `${one} e ${other} non vanno insieme.`,
  },
  help: {
    tagline: "giochi da tavolo d'avventura a un solo tavolo, con tutte le regole.",
    usage: 'Uso',
    commands: 'Comandi',
    options: 'Opzioni',
    examples: 'Esempi',
    games: 'Giochi',
    more: 'npx tavolo <comando> --help dice di più.',
    says: {
      play: 'gioca in questo terminale, contro i bot o passandosi la tastiera',
      sim: 'fa giocare molte partite ai bot, e conta',
      replay: 'racconta una partita salvata',
      rules: 'cerca nel regolamento',
    },
    option: {
      seats: 'chi gioca: tu, il nome di una persona, o un bot (random, greedy, search)',
      players: 'in quanti si gioca, tu e i bot; 4 se non lo dici',
      seed: 'un testo qualsiasi; lo stesso seme dà le stesse carte e gli stessi dadi',
      options: 'modi di giocare su cui i tavoli si dividono',
      load: 'continua una partita salvata',
      lang: 'la lingua: en, it o pt',
      games: 'quante partite; 1000 se non lo dici',
      iterations: 'quanto riflette il bot search; 400 se non lo dici',
      workers: 'quanti thread; uno per nucleo se non lo dici',
      json: 'per le macchine: un oggetto',
      csv: 'per le macchine: una tabella',
      out: 'scrive in un file invece che sullo schermo',
      force: 'sovrascrive un file che esiste, senza chiedere',
      step: 'aspetta Invio dopo ogni passo',
      help: 'questa pagina',
      version: 'la versione',
    },
    placeholders: {
      game: '<gioco>',
      file: '<file>',
      words: '[parole]',
      text: '<testo>',
      number: '<numero>',
      list: '<a,b,…>',
      language: '<en|it|pt>',
      command: '<comando>',
      options: '[opzioni]',
    },
    botSeats: 'quali bot giocano: random, greedy, search; search,greedy,random,random se non lo dici',
    tableOptions: 'Modi di giocare, per --options',
  },
  play: {
    words: {
      card: ['carta'],
      why: ['perché'],
      rule: ['regola', 'regole'],
      log: ['diario'],
      undo: ['annulla'],
      hint: ['consiglio'],
      save: ['salva'],
      quit: ['esci', 'q'],
      help: ['aiuto', '?'],
    },
    says: {
      card: 'carta <numero o nome>: che cosa dice una scelta o una carta; da sola, tutto ciò che si può guardare',
      why: 'perché <riga>: la regola dietro una riga del diario',
      rule: 'regola <parole o numero>: la cerca',
      log: 'tutto ciò che è successo',
      undo: 'annulla la tua ultima decisione, finché non si pesca e non si tira',
      hint: 'che cosa farebbe il bot search, con i suoi numeri',
      save: 'salva [file]: scrive la partita in un file, e si continua',
      quit: 'esce; prima puoi salvare',
      help: 'questo elenco',
    },
    numberSays:
      "un numero sceglie; più numeri dove se ne possono scegliere più d'uno, nessuno con Invio e basta",
    helpTitle: 'A ogni domanda',
    reminder: (words) => `un numero, oppure: ${words.join(' ')}`,
    you: 'tu',
    defaultName: 'Andrea',
    picked: (given) => (given === 1 ? 'È uno solo.' : `Sono ${given}.`),
    pickOne: (options) => (options === 1 ? 'Scrivi 1.' : `Scrivi un numero da 1 a ${options}.`),
    pickSome: ({ min, max }) =>
      min === 0 && max === 1
        ? 'Scrivi un numero, o solo Invio per nessuno.'
        : min === 0
          ? `Scrivi fino a ${max} numeri, per esempio 1 3, o solo Invio per nessuno.`
          : min === max
            ? `Scrivi ${max === 1 ? 'un numero' : `${max} numeri, separati da spazi`}.`
            : `Scrivi da ${min} a ${max} numeri, per esempio 1 3.`,
    moreLines: (lines) => (lines === 1 ? "un'altra riga: diario" : `altre ${lines} righe: diario`),
    logEmpty: 'Non è ancora successo niente.',
    whyTitle: 'Da dove vengono i numeri',
    noSuchLine: (number) => `Nel diario non c'è la riga ${number}.`,
    noSuchCard: (words, said) => `Non c'è la carta “${words}”.${meant(said)}`,
    whichCard: 'Per guardarne una, scrivi carta e il suo numero o il suo nome:',
    nothingToSee: (number) =>
      `La scelta ${number} non nomina niente da guardare: le sue parole dicono tutto.`,
    noSuchRule: (words) => `In nessuna regola c'è “${words}”.`,
    unknownWord: (word, said) => `Non conosco “${word}”.${meant(said)} Con aiuto ti dico che cosa capisco.`,
    notANumber: 'Solo numeri, per favore, separati da spazi.',
    outOfRange: (most) => (most === 1 ? "C'è solo l'opzione 1." : `Le opzioni vanno da 1 a ${most}.`),
    undone: 'Annullato.',
    thinking: 'Ci penso …',
    botThinks: (name) => `${name} sta pensando …`,
    hint: (matches) =>
      `Dopo ${plural(matches, 'partita immaginata', 'partite immaginate')} il bot search farebbe la prima cosa:`,
    hintHeadings: ['risposta', 'prospettive', 'prove'],
    curtain: (name) => `La prossima decisione è segreta. Passa il dispositivo a ${name}.`,
    curtainPrompt: 'Nessun altro guarda? Premi Invio.',
    offerSave: 'Salvo prima la partita? [S/n] ',
    left: 'A presto!',
    howToReplay: 'Per risentire la storia:',
    howToResume: 'Per continuare:',
    resumed: (answers) => `Si continua dopo ${plural(answers, 'decisione', 'decisioni')}.`,
    givenUp: (answers) =>
      answers === 1
        ? "Nel frattempo le regole sono cambiate: l'ultima decisione va ripresa."
        : `Nel frattempo le regole sono cambiate: le ultime ${answers} decisioni vanno riprese.`,
    ending: 'E adesso?',
    endingChoices: ['La rivincita, allo stesso tavolo', 'Salva questa partita', 'Esci'],
    anotherTable: (seats) =>
      `La partita salvata ha ${plural(seats, 'posto', 'posti')}: --seats ne deve nominare altrettanti.`,
    bug: 'Una regola non ha funzionato: è un nostro errore. La partita è salvata; mandaci il file, per favore.',
  },
  files: {
    saved: (file) => `Salvato: ${file}`,
    exists: (file) => `${file} esiste. Lo sovrascrivo? [s/N] `,
    existsUnattended: (file) => `${file} esiste, e non c'è nessuno a cui chiedere. --force lo sovrascrive.`,
    notWritten: (file) => `${file} è rimasto com'era.`,
    cannotRead: (file, why) => `${file} non si può leggere: ${why}`,
    cannotWrite: (file, why) => `${file} non si può scrivere: ${why}`,
    notJson: (file) => `${file} non è una partita salvata: non è nemmeno JSON.`,
    refused: (file, why) => `${file} è stato rifiutato. ${why}`,
    why: {
      noFile: 'non esiste.',
      noFolder: 'la cartella non esiste.',
      isFolder: 'è una cartella.',
      noPermission: 'non ne hai il permesso.',
      noSpace: 'il disco è pieno.',
    },
  },
  sim: {
    progress: ({ done, total, rate, left, spent }, won) =>
      left === null
        ? `0 partite di ${total}, da ${spent}`
        : `${plural(done, 'partita', 'partite')} di ${total}${won === null ? '' : `, ${plural(won, 'vinta', 'vinte')}`}, ${pace(rate, '')}, ancora ${left}`,
    title: (games, game, seed) => `${plural(games, 'partita', 'partite')} di ${game}, seme ${seed}`,
    interrupted: (games, of) => `Interrotto: ${games} partite di ${of}.`,
    speed: (rate, workers) => `${pace(rate, ' partite')} su ${workers} thread`,
    headings: ['bot', 'vittorie', 'intervallo 95 %', 'condivise'],
    shared: 'Una vittoria condivisa conta in parti.',
    confidence: '± è mezzo intervallo al 95 %.',
    length: (lasts, answers) => `Una partita dura ${lasts} e ${answers} decisioni.`,
    times: 'volte',
  },
  replay: {
    title: (game, seats) => `${game}: ${seats.join(', ')}`,
    next: 'Invio: avanti · q: esci ',
    unfinished: (answers) =>
      `Qui la partita è stata salvata, dopo ${plural(answers, 'decisione', 'decisioni')}.`,
  },
  rules: {
    title: (game) => `Le regole di ${game}`,
    chapterHeadings: ['capitolo', 'regole', 'titolo'],
    how: (command) => `Per leggere un capitolo o cercare parole: ${command}`,
    found: (count, words) => `${plural(count, 'regola', 'regole')} per “${words}”`,
    none: (words) => `In nessuna regola c'è “${words}”. Prova con meno parole, o con un capitolo.`,
    more: (count) => (count === 1 ? "… e un'altra, meno adatta." : `… e altre ${count}, meno adatte.`),
  },
  decimal,
  error: (what) => `Qualcosa è andato storto: ${what}`,
  yes: ['s', 'si', 'sì', 'y'],
  no: ['n', 'no'],
};
