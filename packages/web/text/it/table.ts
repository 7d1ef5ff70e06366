import type { Messages } from '../messages.ts';
import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('it');
const and = listIn('it');

export const gathering: Messages['gathering'] = {
  title: 'Il tavolo si prepara',
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
  onlyHere:
    'Questo indirizzo vale solo sul tuo computer. Per far entrare gli altri, avvia Tavolo con HOST=0.0.0.0.',
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
  enter: 'Vai al tavolo',
  nameHere: 'Nome',
};

export const table: Messages['table'] = {
  connection: {
    connecting: 'Connessione…',
    open: 'In linea',
    back: 'Di nuovo in linea',
    lost: 'Connessione persa. Nuovo tentativo…',
    closed: 'Hai lasciato il tavolo',
    local: 'Su questo dispositivo',
    offline: 'Non c’è rete. Riproviamo appena torna.',
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
  botPlaysForYou: 'Un bot gioca al posto tuo.',
  takeBack: 'Torna a giocare',
  sending: 'Lo diciamo al tavolo…',
  wins: (names) => `${names.length === 1 ? 'Vince' : 'Vincono'} ${and(names)}!`,
  youWin: 'Hai vinto!',
  nobodyWins: 'Persa, stavolta: non vince nessuno.',
  rematch: 'Gioca ancora',
  toRematch: 'Vai alla prossima partita',
  wentOn: 'Chi giocava è passato a un’altra partita.',
  why: 'Perché?',
  whyRule: (rule) => `La regola che c’è dietro: ${rule}`,
  pickSome: (min, max) =>
    min === max ? `Scegline ${min}` : min === 0 ? `Scegline fino a ${max}` : `Scegline da ${min} a ${max}`,
  pickMore: (left) => (left === 1 ? 'Scegline ancora una' : `Scegline ancora ${left}`),
  pickedAll: (max) => `Hai già scelto tutto (${max}): prima togli qualcosa`,
  confirmPicks: (labels) => `Scegli ${and(labels)}`,
  confirmCount: (count) => many(count, { one: 'Conferma la scelta', other: `Conferma le ${count} scelte` }),
  confirmNone: 'Non scegliere niente',
  options: 'Che cosa puoi fare',
  instead: 'Oppure vai avanti',
  besides: 'Inoltre',
  board: 'Il tavolo da gioco',
  details: 'Che cosa fa',
};

export const tools: Messages['tools'] = {
  title: 'Strumenti',
  forYourTurn: 'Aiuti per la tua mossa',
  undo: 'Annulla',
  undoSays: 'Annulla la tua ultima scelta',
  undoNothing: 'Non hai ancora dato risposte',
  undoOver: 'La partita è finita',
  undoAsked: 'Al tavolo è già stato chiesto di tornare indietro',
  undoLookingBack: 'Stai rivedendo la partita: torna prima al presente',
  askUndo: 'Chiedi al tavolo di tornare indietro',
  askUndoTitle: 'Chiedere al tavolo?',
  askUndoSays:
    'Dopo la tua ultima scelta si è pescato, mostrato o deciso qualcosa. Per tornare lì devono essere d’accordo tutti al tavolo; i bot lo sono sempre. Nel diario resterà scritto.',
  askUndoDo: 'Chiedi a tutti',
  consentTitle: (name) => `${name} chiede di tornare indietro`,
  consentSays: (count) =>
    many(count, { one: 'Si annullerebbe una decisione.', other: `Si annullerebbero ${count} decisioni.` }),
  consentAgree: 'Torniamo indietro',
  consentDecline: 'Andiamo avanti',
  consentWithdraw: 'Annulla la richiesta',
  consentAwaits: (names) => `Per tornare indietro si aspetta il sì di ${and(names)}`,
  hint: 'Consiglio',
  hintSays: 'Che cosa farebbe il bot più forte',
  hintNothing: 'Adesso non hai niente da decidere',
  hintShown: 'Il consiglio c’è già',
  hintThinking: 'Ci sta pensando…',
  hintBest: (label) => `Il bot sceglierebbe: ${label}`,
  hintAllBut: (label) => `Il bot sceglierebbe tutto tranne: ${label}`,
  hintEquals: (labels) => `Quasi alla pari: ${and(labels)}`,
  hintOthersEqual: 'Altre scelte valgono quasi altrettanto.',
  hintOthersWorse: 'Tutto il resto che ha provato è andato peggio.',
  hintPick: 'Scegli queste',
  hintWhat: (count) =>
    `Il bot ha immaginato ${count} modi in cui la partita può continuare, sapendo solo ciò che sai tu, e ha scelto ciò che ti lasciava nella posizione migliore. Può sbagliarsi.`,
  hintHide: 'Grazie',
  log: 'Diario',
  chat: 'Chiacchiere',
  unread: (count) => many(count, { one: '1 riga nuova', other: `${count} righe nuove` }),
  sayLabel: 'Di’ qualcosa al tavolo',
  say: 'Dillo',
  silence: 'Nessuno ha ancora detto niente.',
  onlyRead: 'Stai guardando, quindi puoi leggere. Parla solo chi è al tavolo.',
  rules: 'Regole',
  replay: 'Rivedi',
  settings: 'Impostazioni',
  menu: 'Posti e link',
  more: 'Altro',
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
  secretsSay: 'Ogni posto riceve solo ciò che può sapere. Ciò che è segreto non lascia mai il tavolo.',
  botStrength: 'Come gioca il bot',
  leave: 'Lascia questo posto',
  leaveSays:
    'Un bot continuerà a giocare per questo posto. Puoi riprenderlo da qui, finché non lo prende qualcun altro.',
  letBotPlay: 'Fai giocare un bot al posto mio',
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
  toNow: 'Vai all’ultima riga',
  rule: (rule) => `Regola ${rule}`,
  tones: { good: 'bene', bad: 'male' },
  notes: {
    sat: (name) => `${name} si siede.`,
    left: (name) => `${name} si alza.`,
    'bot-sat': (name, strength) => `Un bot gioca al posto di ${name} (${strength}).`,
    'bot-left': (name) => `Il bot lascia il posto di ${name}.`,
    'bot-failed': (name) => `Il bot al posto di ${name} si è guastato; continua uno più semplice.`,
    started: () => 'La partita comincia.',
    undone: (name) => `${name} annulla una scelta.`,
    'undo-asked': (name) => `${name} chiede al tavolo di tornare indietro.`,
    'undo-declined': (name) => `${name} preferisce andare avanti.`,
    rewound: () => 'Il tavolo torna indietro: sono tutti d’accordo.',
    resumed: () => 'La partita va avanti.',
  },
};

export const replay: Messages['replay'] = {
  title: 'Si rivede la partita',
  slider: 'Momento della partita',
  moment: (at, last) => `Decisione ${at} di ${last}`,
  beginning: 'L’inizio',
  first: 'Vai all’inizio',
  previous: 'Una decisione indietro',
  next: 'Una decisione avanti',
  last: 'Vai alla fine',
  play: 'Avvia',
  pause: 'Pausa',
  backToNow: 'Torna al presente',
  link: 'Copia il link a questo momento',
  saveFile: 'Salva la partita in un file',
  fileNotYet:
    'Il file contiene tutti i segreti della partita, perciò esiste solo quando è finita. Il link a questo momento funziona già.',
  chose: (name) => `${name} ha deciso`,
};

export const keys: Messages['keys'] = {
  title: 'Tasti',
  list: [
    ['1 – 9', 'scegli ciò che ha questo numero'],
    ['Spazio', 'scegli ciò che è selezionato, o rimettilo a posto; salta ciò che si sta svolgendo'],
    ['Invio', 'conferma ciò che hai scelto, anche da una cosa già scelta; salta ciò che si sta svolgendo'],
    ['Ctrl Invio', 'conferma ciò che hai scelto, ovunque tu sia'],
    ['Frecce', 'nel diario: da una regola all’altra'],
    ['U', 'annulla'],
    ['H', 'consiglio'],
    ['R', 'regole'],
    ['C', 'chiacchiere'],
    ['L', 'rivedi'],
    ['?', 'questo elenco'],
  ],
};
