import type { Messages } from '../messages.ts';
import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('it');
const and = listIn('it');

export const gathering: Messages['gathering'] = {
  title: 'Si apparecchia il tavolo',
  seats: 'Posti',
  free: 'Ancora nessuno',
  sit: 'Siediti qui',
  sitAlso: 'Fai sedere qualcuno',
  putBot: 'Metti un bot',
  takeBotOff: 'Togli il bot',
  getUp: 'Alzati',
  here: 'presente',
  away: 'non in linea',
  invite: 'Invita i tuoi amici',
  inviteSays: 'Chi ha questo link può sedersi. Non serve un account.',
  link: 'Link per sedersi',
  watchLink: 'Link per guardare',
  watchSays: 'Chi guarda vede ciò che tutti possono vedere, e nessun segreto.',
  qr: 'Inquadralo per venire a questo tavolo',
  start: 'Inizia la partita',
  startFilling: (count) =>
    many(count, {
      one: 'Inizia, con un bot al posto libero',
      other: `Inizia, con dei bot ai ${count} posti liberi`,
    }),
  freeSeats: (count) => many(count, { one: 'C’è 1 posto libero', other: `Ci sono ${count} posti liberi` }),
  ownerStarts: 'La partita la fa iniziare chi ha aperto il tavolo.',
  askName: 'Come ti chiamiamo?',
  askNameSays: 'I tuoi amici vedono questo nome. Di te non si conserva altro.',
  enter: 'Vieni al tavolo',
  nameHere: 'Nome',
};

export const table: Messages['table'] = {
  connection: {
    connecting: 'Collegamento…',
    open: 'In linea',
    lost: 'Collegamento perso. Si riprova…',
    closed: 'Lasciato',
    local: 'Su questo dispositivo',
    offline: 'Non hai rete. Si riprova appena torna.',
  },
  shutTitle: 'Questa porta resta chiusa',
  seats: 'Chi gioca',
  decides: 'decide',
  sinceWhen: (ago) => `domanda posta ${ago}`,
  titleYourMove: (game) => `● Tocca a te · ${game}`,
  noticeYourMove: 'Tocca a te',
  waitingFor: (names) => `In attesa di ${and(names)}`,
  waitingForBots: (names) => `${and(names)} ${names.length === 1 ? 'sta pensando' : 'stanno pensando'}`,
  playingOut: 'Guarda che cosa succede…',
  skip: 'Salta',
  lookingOn: 'Stai guardando. Decide solo chi è al tavolo.',
  botPlaysForYou: 'Un bot gioca per te.',
  takeBack: 'Continua tu',
  sending: 'Lo si dice al tavolo…',
  over: 'La partita è finita',
  wins: (names) => `${names.length === 1 ? 'Vince' : 'Vincono'} ${and(names)}!`,
  youWin: 'Hai vinto!',
  rematch: 'Gioca ancora',
  toRematch: 'Alla prossima partita',
  why: 'Perché?',
  whyRule: (rule) => `La regola che c’è dietro: ${rule}`,
  pickSome: (min, max) =>
    min === max ? `Scegline ${min}` : min === 0 ? `Scegline fino a ${max}` : `Scegline da ${min} a ${max}`,
  confirmPicks: (labels) => `Scegli ${and(labels)}`,
  confirmCount: (count) => many(count, { one: 'Scegli questa', other: `Scegli queste ${count}` }),
  confirmNone: 'Non scegliere niente',
  options: 'Che cosa puoi fare',
  instead: 'Oppure vai avanti',
  board: 'Il tavolo da gioco',
  details: 'Che cosa fa',
};

export const tools: Messages['tools'] = {
  title: 'Strumenti',
  undo: 'Ritira',
  undoSays: 'Ritira la tua ultima scelta',
  undoNothing: 'Non hai ancora dato risposte',
  askUndo: 'Chiedi al tavolo di tornare indietro',
  askUndoTitle: 'Chiedere al tavolo?',
  askUndoSays:
    'Dopo la tua ultima scelta si è pescato, mostrato o deciso qualcosa. Per tornare lì devono essere d’accordo tutti al tavolo; i bot lo sono sempre. Nel diario resterà scritto.',
  askUndoDo: 'Chiedi a tutti',
  consentTitle: (name) => `${name} chiede di tornare indietro`,
  consentSays: (count) =>
    many(count, { one: 'Si ritirerebbe una decisione.', other: `Si ritirerebbero ${count} decisioni.` }),
  consentAgree: 'Torniamo indietro',
  consentDecline: 'Andiamo avanti',
  consentAwaits: (names) => `Per tornare indietro si aspetta il sì di ${and(names)}`,
  hint: 'Consiglio',
  hintSays: 'Che cosa farebbe il bot più forte',
  hintThinking: 'Ci sta pensando…',
  hintBest: (label) => `Sceglierebbe: ${label}`,
  hintNumbers: (share, worth) => `provato nel ${share} % delle partite immaginate, dove stavi al ${worth} %`,
  hintWhat:
    'Il bot ha immaginato molti modi in cui la partita può continuare, sapendo solo ciò che sai tu. Il primo numero dice quanto spesso ha provato una scelta, il secondo quanto bene stavi dopo (100 %: vittoria certa).',
  hintHide: 'Grazie',
  log: 'Diario',
  chat: 'Chiacchiere',
  unread: (count) => many(count, { one: '1 riga nuova', other: `${count} righe nuove` }),
  sayLabel: 'Di’ qualcosa al tavolo',
  say: 'Dillo',
  silence: 'Nessuno ha ancora detto niente.',
  rules: 'Regole',
  replay: 'Riguarda',
  settings: 'Impostazioni',
  menu: 'Posti e link',
  more: 'Altro',
  speed: 'Velocità',
};

export const seatsMenu: Messages['seatsMenu'] = {
  title: 'Posti e link',
  whoSees: 'Chi vede questo tavolo',
  whoSeesSays: (count) =>
    many(count, {
      one: 'Una persona guarda, e vede ciò che tutti possono vedere.',
      other: `${count} persone guardano, e vedono ciò che tutti possono vedere.`,
    }),
  nobodyLooksOn: 'Da fuori non guarda nessuno.',
  secretsSay: 'A ogni posto si manda solo ciò che può sapere. Ciò che è segreto non lascia mai il tavolo.',
  botStrength: 'Come gioca il bot',
  leave: 'Lascia questo posto',
  leaveSays: 'Lo può prendere qualcun altro, o un bot.',
  letBotPlay: 'Fai giocare un bot per me',
  copyInvite: 'Copia l’invito',
  copyWatch: 'Copia il link per guardare',
};

export const curtain: Messages['curtain'] = {
  title: (name) => `Passa il dispositivo a ${name}`,
  says: 'Ciò che segue è solo per i suoi occhi.',
  iAm: (name) => `Sono ${name}`,
};

export const log: Messages['log'] = {
  empty: 'Non è ancora successo niente.',
  earlier: 'Mostra le righe precedenti',
  toNow: 'All’ultima riga',
  rule: (rule) => `Regola ${rule}`,
  tones: { good: 'bene', bad: 'male' },
  notes: {
    sat: (name) => `${name} si siede.`,
    left: (name) => `${name} si alza.`,
    'bot-sat': (name, strength) => `Un bot gioca per ${name} (${strength}).`,
    'bot-left': (name) => `Il bot lascia il posto di ${name}.`,
    'bot-failed': (name) => `Il bot al posto di ${name} si è guastato; continua uno più semplice.`,
    started: () => 'La partita comincia.',
    undone: (name) => `${name} ritira una scelta.`,
    'undo-asked': (name) => `${name} chiede al tavolo di tornare indietro.`,
    'undo-declined': (name) => `${name} preferisce andare avanti.`,
    rewound: () => 'Il tavolo torna indietro, come tutti hanno voluto.',
    resumed: () => 'La partita va avanti.',
  },
};

export const replay: Messages['replay'] = {
  title: 'Riguardando',
  slider: 'Momento della partita',
  moment: (at, last) => `Decisione ${at} di ${last}`,
  beginning: 'L’inizio',
  first: 'All’inizio',
  previous: 'Una decisione indietro',
  next: 'Una decisione avanti',
  last: 'Alla fine',
  play: 'Avvia',
  pause: 'Ferma',
  backToNow: 'Torna ad adesso',
  link: 'Copia il link a questo momento',
  saveFile: 'Salva la partita in un file',
  fileNotYet:
    'Il file contiene tutti i segreti della partita, perciò c’è solo quando è finita. Il link a questo momento funziona già.',
  chose: (name) => `${name} ha deciso`,
};

export const keys: Messages['keys'] = {
  title: 'Tasti',
  list: [
    ['1 – 9', 'scegli ciò che ha questo numero'],
    ['Invio', 'conferma ciò che hai scelto'],
    ['Spazio', 'salta ciò che si sta svolgendo'],
    ['U', 'ritira'],
    ['H', 'consiglio'],
    ['R', 'regole'],
    ['C', 'chiacchiere'],
    ['L', 'riguarda'],
    ['?', 'questo elenco'],
  ],
};
