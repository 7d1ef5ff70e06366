import type { Messages } from '../messages.ts';
import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('it');
const and = listIn('it');

export const common: Messages['common'] = {
  appName: 'Tavolo',
  skipToContent: 'Vai al contenuto',
  close: 'Chiudi',
  cancel: 'Lascia com’è',
  toHome: 'Vai alla pagina iniziale',
  copy: 'Copia',
  copied: 'Copiato',
  copyByHand: 'Il browser non permette alla pagina di copiare: copialo da qui',
  share: 'Condividi',
  loading: 'Si prepara il tavolo…',
  you: 'Tu',
  bot: 'Bot',
  open: 'Libero',
  language: 'Lingua',
  languageNames: { en: 'English', it: 'Italiano', pt: 'Português' },
  theme: 'Tema',
  themes: { system: 'Come il dispositivo', dark: 'Notte', light: 'Giorno' },
  bots: { random: 'Avventato', greedy: 'Solido', search: 'Scaltro' },
  botsSay: {
    random: 'Fa una cosa qualunque, purché lecita, senza pensarci.',
    greedy: 'Prende ciò che adesso sembra meglio.',
    search: 'Immagina come può andare avanti la partita. Il più forte.',
  },
};

export const games: Messages['games'] = {
  'gauntlet-of-fools': {
    title: 'Gauntlet of Fools',
    says: 'Vantati fino ad avere l’eroe migliore, poi barcolla tra mostri e trappole finché nessuno resta in piedi. Vince il cadavere più ricco.',
    facts: 'Da 2 a 6 giocatori · 30 minuti',
  },
  gloomhaven: {
    title: 'Gloomhaven',
    says: 'Mercenari con una mano di carte contro tutto ciò che sta in agguato dietro la prossima porta.',
    facts: 'Da 1 a 4 giocatori · cooperativo',
  },
  'wow-adventure': {
    title: 'World of Warcraft: The Adventure Game',
    says: 'Quattro eroi attraversano di corsa un continente in cerca di missioni, livelli e guai per gli altri.',
    facts: 'Da 2 a 4 giocatori · uno contro l’altro',
  },
  'machina-arcana': {
    title: 'Machina Arcana',
    says: 'Esploratori in sale di vapore e di orrore, a un capitolo dall’uscirne vivi.',
    facts: 'Da 1 a 4 giocatori · cooperativo',
  },
};

export const home: Messages['home'] = {
  tagline: 'Giochi da tavolo d’avventura, con tutte le regole al loro posto.',
  sub: 'Da soli con i bot, attorno a uno schermo o con amici lontani. Nessun account, niente da installare.',
  theGames: 'I giochi',
  playNow: 'Gioca subito',
  playNowSays: 'All’istante, con i bot agli altri posti',
  bots: 'Bot',
  setUp: 'Prepara una partita…',
  setUpSays: 'Scegli che cosa si gioca e chi siede dove',
  withFriends: 'Gioca con gli amici',
  withFriendsSays: 'Mandi un link e si siedono',
  aroundOneScreen: 'Attorno a uno schermo',
  aroundOneScreenSays: 'Vi passate il dispositivo',
  learn: 'Impara giocando',
  learnSays: 'Una prima partita guidata, passo per passo',
  rules: 'Leggi le regole',
  rulesSay: 'Tutte, una per una, numerate',
  notYet: 'Non ancora giocabile',
  whatIsComing: 'Che cosa arriverà',
  myTables: 'I tuoi tavoli',
  noTables: 'Nessuna partita in corso. Iniziane una: ti aspetterà qui, anche se chiudi la pagina.',
  nextWaiting: 'Vai al prossimo tavolo che ti aspetta',
  yourMove: 'Tocca a te',
  waitingFor: (names) => `In attesa di ${and(names)}`,
  gathering: 'In formazione',
  over: 'Finita',
  onThisDevice: 'Su questo dispositivo',
  movesSoFar: (count) => many(count, { one: '1 decisione', other: `${count} decisioni` }),
  joinTitle: 'Siediti a un tavolo',
  joinLabel: 'Un link o un codice che ti hanno mandato',
  join: 'Vai al tavolo',
  notALink: 'Questo non porta a nessun tavolo. Un link è fatto così: …/join/…',
  openReplay: 'Apri il file di una partita',
  youAreNobody: 'Scegli un nome',
  guest: 'Viandante',
  opening: 'Apertura del tavolo…',
};

export const setup: Messages['setup'] = {
  title: (game) => `Prepara il tavolo: ${game}`,
  seats: 'Posti',
  howMany: 'In quanti si gioca',
  seat: (number) => `Posto ${number}`,
  who: { me: 'Io', friend: 'Un amico, con un link', here: 'Qualcuno qui', bot: 'Un bot' },
  whoSits: (number) => `Chi siede al posto ${number}`,
  nameOf: (number) => `Nome al posto ${number}`,
  strengthOf: (number) => `Come gioca il bot al posto ${number}`,
  somebody: (number) => `Giocatore ${number}`,
  yourName: 'Come ti chiami',
  pace: 'Ritmo',
  paces: { live: 'In tempo reale', daily: 'Una mossa al giorno' },
  pacesSay: {
    live: 'Siete tutti qui adesso.',
    daily: 'Passi quando vuoi; il tavolo aspetta, e ti mostra che cosa è successo.',
  },
  played: 'Che cosa giocate',
  options: 'Modi di giocare',
  open: 'Apri il tavolo',
  start: 'Inizia la partita',
  needsSeat: 'Prima assegna un posto a te o a qualcuno qui.',
  hasSecretsHere: 'Quando qualcosa è segreto, un sipario chiede di passare il dispositivo.',
};

export const settingsText: Messages['settings'] = {
  title: 'Impostazioni',
  sound: 'Suoni',
  speed: 'Velocità con cui si svolge il gioco',
  speeds: { calm: 'Con calma', normal: 'Normale', fast: 'In fretta', off: 'Subito' },
  stillness: 'Il tuo dispositivo chiede meno movimento, perciò tutto appare subito.',
  notices: 'Avvisami quando tocca a me',
  noticesSay: 'Un avviso del browser, solo mentre questa pagina non è in vista.',
  noticesDenied:
    'Il tuo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.',
  careful: 'Conferma ogni scelta',
  carefulSays: 'Un tocco segna, un altro decide.',
  shortcuts: 'Tasti per il tavolo',
  shortcutsSay:
    'Al tavolo una sola lettera, una cifra o «?» fanno qualcosa. Disattivali se detti a voce o se premi tasti per sbaglio.',
  textSize: 'Dimensione del testo',
  percent: (size) => `${size}%`,
};

export const trouble: Messages['trouble'] = {
  title: 'Qualcosa è andato storto in questa pagina',
  says: 'È colpa nostra. Al tuo tavolo non si è perso nulla: la partita è al sicuro. Ricarica la pagina e ritrovi la stessa domanda.',
  reload: 'Ricarica la pagina',
  detail: 'Per chi aggiusta le cose',
  lostTitle: 'Qui non c’è niente',
  lostSays: 'L’indirizzo non porta da nessuna parte. Forse un pezzo del link è andato perso.',
};
