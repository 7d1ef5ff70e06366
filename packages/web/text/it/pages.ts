import { and, count } from '@tavolo/language/it';
import type { Messages } from '../messages.ts';

export const rules: Messages['rules'] = {
  title: (game) => `Regole di ${game}`,
  search: 'Cerca nelle regole',
  found: (rules) => count(rules, 'regola', 'regole'),
  none: 'Nessuna regola corrisponde. Prova con meno parole.',
  synonyms: [
    ['obiettivo', 'obiettivi', 'scopo', 'vincere', 'vince', 'vincono', 'vincitore', 'vittoria'],
    ['morto', 'morti', 'morte', 'morire', 'muore', 'ucciso', 'esausto', 'esausti'],
    ['salute', 'vita', 'punti ferita', 'pf', 'ferita', 'ferite'],
    ['soldi', 'oro', 'moneta', 'monete'],
    ['lotta', 'combattimento', 'combattere', 'attacco', 'attaccare', 'battaglia'],
    ['nemico', 'nemici', 'mostro', 'mostri', 'avversario'],
    ['preparazione', 'inizio', 'iniziare', 'cominciare', 'prepara'],
    ['camminare', 'muovere', 'movimento', 'spostare', 'passo'],
  ],
  how: 'Come si gioca',
  howTo: (game) => `Come si gioca a ${game}`,
  more: 'La regola',
  cards: 'Tutte le carte',
  cardsOf: (game) => `Le carte di ${game}`,
  searchCards: 'Cerca nelle carte',
  foundCards: (cards) => count(cards, 'carta', 'carte'),
  noCards: 'Nessuna carta corrisponde. Prova con meno parole.',
  contents: 'Capitoli',
  executable: 'Ogni regola ha un numero. Il gioco la cita ogni volta che la applica, e un test la verifica.',
  linkTo: (rule) => `Link alla regola ${rule}`,
  notYetTitle: 'Questo regolamento è in preparazione',
  notYetSays: (game) =>
    `Qui non si può ancora giocare a ${game}. Stiamo scrivendo, numerando e verificando le sue regole, una per una. Intanto prova un gioco già pronto.`,
  playOther: (game) => `Gioca a ${game}`,
  whole: 'Leggi tutto il regolamento',
};

export const me: Messages['me'] = {
  title: 'Tu',
  name: 'Il tuo nome',
  save: 'Salva il nome',
  saved: 'Salvato',
  firstName: 'Scegli un nome',
  devices: 'I tuoi dispositivi',
  thisDevice: 'questo',
  since: (date) => (/^(8|11)\b/.test(date) ? `dall’${date}` : `dal ${date}`),
  revoke: 'Disconnetti',
  revokeThis: 'Disconnetti questo dispositivo',
  signOutTitle: 'Disconnettere questo dispositivo?',
  signOutLoses: (name) =>
    `Solo questo dispositivo ti conosce come ${name}. Se lo disconnetti, nessuno potrà restituirti il nome e i posti ai tuoi tavoli. Per conservarli, accedi prima da un altro dispositivo.`,
  signOutKeeps: (name, devices) =>
    `Resti ${name} su questi dispositivi: ${and(devices)}. Per tornare qui, crea un link da lì.`,
  signOutAnyway: 'Disconnetti e perdi tutto',
  carry: 'Accedi da un altro dispositivo',
  carrySays:
    'Crea un link e aprilo sull’altro dispositivo: lì ritroverai il tuo nome e i tuoi tavoli. Il link funziona una volta sola, per pochi minuti.',
  makeLink: 'Crea un link',
  expires: (time) => `Funziona una volta, fino alle ${time}.`,
  stored: 'Che cosa conserviamo di te',
  storedSays:
    'Il tuo nome, una chiave segreta per dispositivo e i tavoli a cui siedi. Nessun indirizzo, nessuna e-mail, nessuna password, nessun tracciamento. Impostazioni come lingua e tema restano in questo browser.',
  claimTitle: 'Accedere da questo dispositivo?',
  claimSays:
    'Questo dispositivo avrà lo stesso nome e gli stessi tavoli di quello che ha creato il link. Usa solo link creati da te.',
  claim: 'Accedi',
  claimed: (name) => `Che piacere rivederti, ${name}.`,
};

export const replayFile: Messages['replayFile'] = {
  title: 'Guarda un replay',
  says: 'Un replay è un piccolo file: il seme di una partita e le risposte di tutti. Il tuo browser la rigioca senza inviare nulla.',
  choose: 'Scegli un file',
  drop: 'o trascinalo qui',
  unreadable: 'Impossibile leggere questo file.',
  otherVersion:
    'Questa partita è stata salvata con una versione precedente delle regole. Se ne può vedere solo la fine.',
  another: 'Guarda un altro file',
};

export const learn: Messages['learn'] = {
  opening: 'La lezione sta per cominciare…',
  leave: 'Esci dalla lezione',
  again: 'Ricomincia',
  gotIt: 'Capito',
  progress: (done, all) => `${done} consigli letti su ${all}`,
  done: 'Non c’è altro da imparare. Gioca fino in fondo, oppure esci: ormai conosci il gioco.',
  over: 'La lezione è finita: ormai conosci il gioco.',
  ready: 'Gioca sul serio',
  none: 'Per questo gioco non c’è ancora una partita guidata. Le regole sono un buon inizio.',
};

export const credits: Messages['credits'] = {
  title: 'Riconoscimenti',
  unofficial: 'Non ufficiale',
  unofficialSays:
    'Tavolo è fatto da persone che amano questi giochi. Non ha legami con i loro editori e autori, che non lo hanno approvato, e non contiene le loro illustrazioni né i loro testi: parole e disegni sono nostri. Nomi e numeri sono dati di fatto. Se un gioco ti piace, compralo.',
  icons: 'Icone',
  iconsSay:
    'Da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0. Abbiamo cambiato colori e dimensioni.',
  fonts: 'Caratteri',
  fontsSay:
    'Cinzel di Natanael Gama e Atkinson Hyperlegible Next del Braille Institute, entrambi con SIL Open Font License 1.1.',
  software: 'Software',
  softwareSays: 'Realizzato con React e uqr, con licenza MIT. Anche Tavolo ha licenza MIT.',
};
