import { and, count, plural } from '@tavolo/language/it';
import type { Messages } from '../messages.ts';

export const common: Messages['common'] = {
  appName: 'Tavolo',
  skipToContent: 'Vai al contenuto',
  close: 'Chiudi',
  cancel: 'Annulla',
  toHome: 'Torna alla home',
  copy: 'Copia',
  copied: 'Copiato',
  copyByHand: 'Il browser non permette di copiare. Copia da qui',
  share: 'Condividi',
  loading: 'Caricamento…',
  you: 'Tu',
  bot: 'Bot',
  open: 'Libero',
  language: 'Lingua',
  languageNames: { en: 'English', it: 'Italiano', pt: 'Português' },
  theme: 'Tema',
  themes: { system: 'Come il dispositivo', dark: 'Scuro', light: 'Chiaro' },
  bots: { random: 'Avventato', greedy: 'Solido', search: 'Scaltro' },
  botsSay: {
    random: 'Fa una mossa valida qualsiasi, senza pensarci.',
    greedy: 'Fa quello che al momento sembra meglio.',
    search: 'Pensa qualche mossa in anticipo. È il più forte.',
  },
};

export const blurb: Messages['blurb'] = {
  players: (min, max) =>
    min === max ? count(min, 'giocatore', 'giocatori') : `Da ${min} a ${max} giocatori`,
  minutes: (minutes) => count(minutes, 'minuto', 'minuti'),
  together: 'cooperativo',
};

export const coming: Messages['coming'] = {
  'machina-arcana': {
    title: 'Machina Arcana',
    says: 'Esploratori tra vapore e orrori, a un capitolo dalla salvezza.',
    facts: 'Da 1 a 4 giocatori · cooperativo',
  },
};

export const home: Messages['home'] = {
  tagline: 'Giochi da tavolo d’avventura: alle regole pensiamo noi.',
  sub: 'Da soli con i bot, su un solo dispositivo o con amici lontani. Senza account e senza installare nulla.',
  theGames: 'I giochi',
  playNow: 'Gioca subito',
  playNowSays: 'Con i bot agli altri posti',
  bots: 'Bot',
  setUp: 'Prepara una partita…',
  setUpSays: 'Scegli le opzioni e i posti',
  withFriends: 'Gioca con gli amici',
  withFriendsSays: 'Basta mandare un link',
  aroundOneScreen: 'Passa e gioca',
  aroundOneScreenSays: 'A turno, sullo stesso dispositivo',
  learn: 'Impara giocando',
  learnSays: 'Una prima partita guidata, passo dopo passo',
  rules: 'Leggi le regole',
  rulesSay: 'Tutte quante, numerate',
  notYet: 'Non ancora giocabile',
  whatIsComing: 'Prossimamente',
  myTables: 'I tuoi tavoli',
  noTables: 'Ancora nessuna partita. Iniziane una: ti aspetterà qui, anche se chiudi la pagina.',
  nextWaiting: 'Vai al prossimo tavolo che ti aspetta',
  yourMove: 'Tocca a te',
  waitingFor: (names) => `In attesa di ${and(names)}`,
  gathering: 'Non ancora iniziata',
  over: 'Finita',
  youWon: 'Hai vinto',
  wonBy: (names) => `${names.length === 1 ? 'Ha vinto' : 'Hanno vinto'} ${and(names)}`,
  nobodyWon: 'Non ha vinto nessuno',
  putAway: (game) => `Nascondi questo tavolo: ${game}`,
  showPutAway: (count) =>
    plural(count, { one: 'Mostra il tavolo nascosto', other: `Mostra ${count} tavoli nascosti` }),
  onThisDevice: 'Su questo dispositivo',
  movesSoFar: (count) => plural(count, { one: '1 decisione', other: `${count} decisioni` }),
  joinTitle: 'Unisciti a un tavolo',
  joinLabel: 'Link o codice d’invito',
  join: 'Unisciti',
  notALink: 'Questo link non porta a nessun tavolo. I link sono fatti così: …/join/…',
  openReplay: 'Apri un replay',
  offline: 'Sei offline',
  offlineSays:
    'Puoi comunque giocare su questo dispositivo, con i bot o passandovelo a turno. Queste partite restano in questo browser.',
  tryAgain: 'Riprova',
  youAreNobody: 'Scegli un nome',
  guest: 'Viandante',
  opening: 'Apertura del tavolo…',
};

export const setup: Messages['setup'] = {
  title: (game) => `Nuova partita: ${game}`,
  seats: 'Posti',
  howMany: 'Numero di giocatori',
  seat: (number) => `Posto ${number}`,
  who: { me: 'Io', friend: 'Un amico online', here: 'Qualcuno qui', bot: 'Un bot' },
  whoSits: (number) => `Chi siede al posto ${number}`,
  nameOf: (number) => `Nome per il posto ${number}`,
  strengthOf: (number) => `Livello del bot al posto ${number}`,
  somebody: (number) => `Giocatore ${number}`,
  yourName: 'Il tuo nome',
  pace: 'Ritmo',
  paces: { live: 'In tempo reale', daily: 'Su più giorni' },
  pacesSay: {
    live: 'Si gioca tutti insieme, adesso.',
    daily: 'Giochi quando vuoi. Il tavolo aspetta e ti mostra che cosa è successo.',
  },
  played: 'Che cosa si gioca',
  options: 'Opzioni',
  open: 'Apri il tavolo',
  start: 'Inizia la partita',
  needsSeat: 'Almeno un posto dev’essere tuo o di qualcuno qui.',
  hasSecretsHere:
    'Quando c’è qualcosa di segreto, lo schermo resta coperto finché il dispositivo non arriva alla persona giusta.',
};

export const settingsText: Messages['settings'] = {
  title: 'Impostazioni',
  sound: 'Suoni',
  speed: 'Animazioni',
  speeds: { calm: 'Lente', normal: 'Normali', fast: 'Veloci', off: 'Nessuna' },
  stillness: 'Il tuo dispositivo chiede di ridurre il movimento, perciò non ci sono animazioni.',
  notices: 'Avvisami quando tocca a me',
  noticesSay: 'Con una notifica del browser, solo quando questa pagina è in secondo piano.',
  noticesDenied:
    'Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.',
  careful: 'Conferma ogni scelta',
  carefulSays: 'Il primo tocco seleziona, il secondo conferma.',
  shortcuts: 'Scorciatoie da tastiera',
  shortcutsSay:
    'Al tavolo le singole lettere, le cifre e “?” sono scorciatoie. Disattivale se usi la dettatura vocale o se premi tasti per sbaglio.',
  textSize: 'Dimensione del testo',
  percent: (size) => `${size}%`,
};

export const trouble: Messages['trouble'] = {
  title: 'Qualcosa è andato storto in questa pagina',
  says: 'È colpa nostra. La tua partita è salva: ricarica la pagina e riprendi da dove eri.',
  reload: 'Ricarica la pagina',
  detail: 'Dettagli tecnici',
  lostTitle: 'Pagina non trovata',
  lostSays: 'A questo indirizzo non c’è nulla. Forse manca un pezzo del link.',
};
