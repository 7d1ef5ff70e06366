import { and, count, decimal } from '@tavolo/language/it';
import type { ShellTexts } from './shell.ts';

const meant = (word: string | null): string => (word === null ? '' : ` Intendevi “${word}”?`);

/** So many a second, or a minute where they are slow. */
const pace = (rate: number, what: string): string =>
  rate < 1
    ? `${decimal(60 * rate, 1)}${what} al minuto`
    : `${decimal(rate, rate < 10 ? 1 : 0)}${what} al secondo`;

export const it: ShellTexts = {
  misread: {
    'unknown-command': ({ word, meant: said }) => `Il comando “${word}” non esiste.${meant(said)}`,
    'unknown-option': ({ word, meant: said }) => `L'opzione “${word}” qui non esiste.${meant(said)}`,
    'unknown-game': ({ word, meant: said, known }) =>
      `Il gioco “${word}” non c'è.${meant(said)} Puoi scegliere tra: ${known.join(', ')}.`,
    'unknown-bot': ({ word, meant: said }) =>
      `Il bot “${word}” non esiste.${meant(said)} I bot sono random, greedy e search.`,
    'unknown-table-option': ({ word, meant: said, known }) =>
      `Il gioco non ha l'opzione “${word}”.${meant(said)}${known.length === 0 ? '' : ` Puoi scegliere tra: ${known.join(', ')}.`}`,
    'unknown-language': ({ word }) => `La lingua “${word}” non c'è. Puoi scegliere tra: en, it, pt.`,
    'missing-value': ({ option }) => `${option} richiede un valore.`,
    'not-a-number': ({ option, word }) => `${option} richiede un numero intero, almeno 1, non “${word}”.`,
    'wrong-seats': ({ count, min, max }) =>
      `Il gioco è per ${min === max ? min : `${min}-${max}`} giocatori, non per ${count}.`,
    'same-name': ({ word }) => `Due giocatori non possono chiamarsi entrambi “${word}”.`,
    'bad-name': ({ word }) => `“${word}” non può essere il nome di un giocatore.`,
    'missing-game': () => 'Quale gioco?',
    'missing-file': () => 'Quale file?',
    'missing-name': () => 'Come si chiama il gioco? Usa lettere minuscole e trattini, come mio-gioco.',
    'too-much': ({ word }) => `Non so che cosa fare di “${word}”.`,
    'one-of-both': ({ one, other }) => `O ${one} o ${other}, non entrambi.`,
  },
  help: {
    tagline: "giochi da tavolo d'avventura allo stesso tavolo, con tutte le regole.",
    usage: 'Uso',
    commands: 'Comandi',
    options: 'Opzioni',
    examples: 'Esempi',
    games: 'Giochi',
    more: 'Per saperne di più su un comando: npx tavolo <comando> --help',
    says: {
      play: 'gioca in questo terminale, contro i bot o passandosi la tastiera',
      sim: 'fa giocare molte partite ai bot e conta i risultati',
      replay: 'racconta una partita salvata',
      rules: 'cerca nel regolamento',
      new: 'scrive un piccolo gioco nuovo da cui partire, già giocabile',
    },
    option: {
      seats: 'chi gioca: tu, il nome di una persona, o un bot (random, greedy, search)',
      players: 'in quanti si gioca, te compreso; gli altri sono bot. Se non specificato, il numero abituale',
      seed: 'un testo qualsiasi; lo stesso seme dà le stesse carte e gli stessi dadi',
      options: 'impostazioni della partita, elencate qui sotto',
      load: 'continua una partita salvata',
      lang: 'la lingua: en, it o pt',
      games: 'quante partite; 1000 se non specificato',
      from: 'il numero della prima partita, per proseguire una serie interrotta; 1 se non specificato',
      iterations: 'quante partite immagina il bot search; 400 se non specificato',
      workers: 'quanti thread; uno per core se non specificato',
      json: 'per i programmi: un oggetto JSON',
      csv: 'per i programmi: una tabella CSV',
      out: 'scrive in un file invece che sullo schermo',
      force: 'sovrascrive un file esistente senza chiedere',
      step: 'aspetta Invio dopo ogni passo',
      help: 'questa pagina',
      version: 'la versione',
    },
    placeholders: {
      game: '<gioco>',
      file: '<file>',
      words: '[parole]',
      name: '<nome>',
      text: '<testo>',
      number: '<numero>',
      list: '<a,b,…>',
      language: '<en|it|pt>',
      command: '<comando>',
      options: '[opzioni]',
    },
    botSeats:
      'quali bot giocano: random, greedy, search. Se non specificato, il numero abituale: search,greedy,random,…',
    tableOptions: 'Impostazioni per --options',
    usual: (word) => `di solito: ${word}`,
  },
  play: {
    words: {
      card: ['carta'],
      why: ['perché'],
      rule: ['regola', 'regole'],
      log: ['registro'],
      undo: ['annulla'],
      hint: ['suggerimento'],
      save: ['salva'],
      quit: ['esci', 'q'],
      help: ['aiuto', '?'],
    },
    says: {
      card: 'carta <numero o nome>: legge una scelta o una carta; senza nome, elenca tutto ciò che si può guardare',
      why: 'perché <riga>: la regola dietro una riga del registro',
      rule: 'regola <parole o numero>: la cerca',
      log: 'tutto ciò che è successo',
      undo: 'annulla la tua ultima decisione, se nel frattempo non si è pescato né tirato',
      hint: 'che cosa farebbe il bot search, con i suoi numeri',
      save: 'salva [file]: salva la partita in un file, e si continua a giocare',
      quit: 'esce; prima puoi salvare',
      help: 'questo elenco',
    },
    howToAnswer: 'Scrivi il numero di ciò che vuoi, oppure aiuto in ogni momento.',
    numberSays: 'un numero sceglie; più numeri dove si può scegliere più di una cosa, solo Invio per nessuna',
    helpTitle: 'A ogni domanda',
    reminder: (words, canBeNamed) =>
      `un numero${canBeNamed ? ', parte di un nome' : ''}, oppure: ${words.join(' ')}`,
    you: 'tu',
    defaultName: 'Andrea',
    picked: (given) => (given === 1 ? 'Ne hai scelto uno solo.' : `Ne hai scelti ${given}.`),
    pickOne: (options) => (options === 1 ? 'Scrivi 1.' : `Scrivi un numero da 1 a ${options}.`),
    pickSome: ({ min, max }) =>
      min === 0 && max === 1
        ? 'Scrivi un numero, o solo Invio per nessuno.'
        : min === 0
          ? `Scrivi fino a ${max} numeri, per esempio 1 3, o solo Invio per nessuno.`
          : min === max
            ? `Scrivi ${max === 1 ? 'un numero' : `${max} numeri, separati da spazi`}.`
            : `Scrivi da ${min} a ${max} numeri, per esempio 1 3.`,
    moreLines: (lines) => (lines === 1 ? "un'altra riga: registro" : `altre ${lines} righe: registro`),
    logEmpty: 'Non è ancora successo niente.',
    whyTitle: 'Da dove vengono i numeri',
    noSuchLine: (number) => `Nel registro non c'è la riga ${number}.`,
    noSuchCard: (words, said) => `Non c'è la carta “${words}”.${meant(said)}`,
    whichCard: 'Per guardarne una, scrivi carta e il suo numero o il suo nome:',
    nothingToSee: (number) => `La scelta ${number} non ha altro da guardare.`,
    noSuchRule: (words) => `Nessuna regola parla di “${words}”.`,
    unknownWord: (word, said) =>
      `Non conosco “${word}”.${meant(said)} Scrivi aiuto per vedere che cosa puoi scrivere.`,
    notANumber: 'Scrivi solo numeri, separati da spazi.',
    outOfRange: (most) => (most === 1 ? "C'è solo l'opzione 1." : `Le opzioni vanno da 1 a ${most}.`),
    whichOption: (options) => `Quale? ${options.join(', ')}`,
    undone: 'Annullato.',
    thinking: 'Ci penso …',
    botThinks: (name) => `${name} sta pensando …`,
    hint: (matches) =>
      `Dopo ${count(matches, 'partita immaginata', 'partite immaginate')} il bot search sceglierebbe la prima:`,
    hintHeadings: ['risposta', 'prospettive', 'prove'],
    curtain: (name) => `La prossima decisione è segreta. Passa la tastiera a ${name}.`,
    curtainPrompt: 'Nessun altro guarda? Premi Invio.',
    offerSave: 'Salvo la partita prima di uscire? [S/n] ',
    left: 'A presto!',
    howToReplay: 'Per rileggere la storia:',
    howToResume: 'Per continuare più tardi:',
    resumed: (answers) => `Si continua dopo ${count(answers, 'decisione', 'decisioni')}.`,
    givenUp: (answers) =>
      answers === 1
        ? "Nel frattempo le regole sono cambiate: l'ultima decisione va presa di nuovo."
        : `Nel frattempo le regole sono cambiate: le ultime ${answers} decisioni vanno prese di nuovo.`,
    ending: 'E adesso?',
    endingChoices: ['Rivincita allo stesso tavolo', 'Salva questa partita', 'Esci'],
    anotherTable: (seats) =>
      `La partita salvata ha ${count(seats, 'posto', 'posti')}: con --seats indicane altrettanti.`,
    bug: 'Una regola non ha funzionato: è un nostro errore. La partita è salvata: mandaci il file, per favore.',
  },
  plain: {
    winners: ([first, ...others]) => {
      if (first === undefined) return 'Non vince nessuno.';
      return others.length === 0 ? `Vince ${first}!` : `Vincono insieme ${and([first, ...others])}!`;
    },
    won: 'La partita è vinta!',
    lost: 'La partita è persa.',
    score: 'punti',
    nothingToExplain: 'Qui questo gioco non ha numeri da spiegare.',
  },
  files: {
    saved: (file) => `Salvato: ${file}`,
    exists: (file) => `${file} esiste già. Lo sovrascrivo? [s/N] `,
    existsUnattended: (file) =>
      `${file} esiste già, e non c'è nessuno a cui chiedere. Con --force lo sovrascrivi.`,
    notWritten: (file) => `${file} è rimasto com'era.`,
    cannotRead: (file, why) => `Impossibile leggere ${file}: ${why}`,
    cannotWrite: (file, why) => `Impossibile scrivere ${file}: ${why}`,
    notJson: (file) => `${file} non è una partita salvata: non è nemmeno JSON.`,
    refused: (file, why) => `Impossibile usare ${file}. ${why}`,
    why: {
      noFile: 'il file non esiste.',
      noFolder: 'la cartella non esiste.',
      isFolder: 'è una cartella.',
      noPermission: 'non ne hai il permesso.',
      noSpace: 'il disco è pieno.',
    },
  },
  sim: {
    progress: ({ done, total, rate, left, spent }, won) =>
      left === null
        ? `0 partite su ${total}, da ${spent}`
        : `${count(done, 'partita', 'partite')} su ${total}${won === null ? '' : `, ${count(won, 'vinta', 'vinte')}`}, ${pace(rate, '')}, ancora ${left}`,
    title: (games, game, seed) => `${count(games, 'partita', 'partite')} di ${game}, seme ${seed}`,
    interrupted: (games, of) => `Interrotto dopo ${games} partite su ${of}.`,
    speed: (rate, workers) => `${pace(rate, ' partite')} su ${workers} thread`,
    headings: ['bot', 'vittorie', 'intervallo 95%', 'condivise'],
    shared: 'Una vittoria condivisa conta per una frazione.',
    confidence: '± è metà della larghezza di un intervallo al 95%.',
    length: (lasts, answers) =>
      `Una partita dura ${lasts === null ? '' : `${lasts} e `}${answers} decisioni.`,
    times: 'volte',
  },
  replay: {
    title: (game, seats) => `${game}: ${seats.join(', ')}`,
    next: 'Invio: avanti · q: esci ',
    unfinished: (answers) =>
      `La partita è stata salvata qui, dopo ${count(answers, 'decisione', 'decisioni')}.`,
  },
  rules: {
    title: (game) => `Le regole di ${game}`,
    chapterHeadings: ['capitolo', 'regole', 'titolo'],
    how: (command) => `Per leggere un capitolo o cercare parole: ${command}`,
    found: (rules, words) => `${count(rules, 'regola parla', 'regole parlano')} di “${words}”`,
    none: (words) => `Nessuna regola parla di “${words}”. Prova con meno parole, o con un capitolo.`,
    more: (count) =>
      count === 1 ? "… e un'altra, meno pertinente." : `… e altre ${count}, meno pertinenti.`,
  },
  newGame: {
    written: (title, folder) => `${title} è sullo scaffale. Si trova in ${folder}.`,
    next: 'Ora puoi:',
    play: 'giocarci qui',
    browser: 'giocarci nel browser: è nella pagina iniziale',
    test: 'mettere alla prova le sue regole',
    read: 'leggere come farlo tuo',
    noHouse:
      'Questa cartella non contiene i sorgenti di Tavolo. Vai nella cartella che hai clonato e riprova.',
    bad: {
      'not-a-name': (name) =>
        `Un gioco non può chiamarsi “${name}”. Usa lettere minuscole, cifre e trattini, come mio-gioco.`,
      taken: (name) => `C'è già un gioco che si chiama “${name}”.`,
    },
  },
  error: (what) => `Qualcosa è andato storto: ${what}`,
  yes: ['s', 'si', 'sì', 'y'],
  no: ['n', 'no'],
};
