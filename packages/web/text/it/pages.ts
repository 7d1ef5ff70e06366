import type { Messages } from '../messages.ts';

export const rules: Messages['rules'] = {
  title: (game) => `Regole di ${game}`,
  search: 'Cerca nelle regole',
  found: (count) => (count === 1 ? '1 regola' : `${count} regole`),
  none: 'Nessuna regola contiene queste parole. Prova con meno.',
  contents: 'Capitoli',
  executable: 'Ogni regola ha un numero. Il gioco la cita ogni volta che la segue, e un test la verifica.',
  linkTo: (rule) => `Link alla regola ${rule}`,
  notYetTitle: 'Questo regolamento è in preparazione',
  notYetSays: (game) =>
    `${game} qui non si può ancora giocare. Stiamo scrivendo, numerando e verificando le sue regole, una per una; quando saranno qui, si potrà giocare. Intanto c’è un gioco già pronto.`,
  playOther: (game) => `Gioca a ${game}`,
  whole: 'Leggi tutto il regolamento',
};

export const me: Messages['me'] = {
  title: 'Tu',
  name: 'Come ti chiamano gli altri',
  save: 'Salva il nome',
  saved: 'Salvato',
  firstName: 'Scegli un nome',
  devices: 'I tuoi dispositivi',
  thisDevice: 'questo',
  since: (date) => `dal ${date}`,
  revoke: 'Disconnetti',
  revokeThis: 'Esci da qui',
  carry: 'Porta i tuoi tavoli su un altro dispositivo',
  carrySays:
    'Crea un link, aprilo sull’altro dispositivo, e ti riconoscerà. Funziona una volta sola, per pochi minuti.',
  makeLink: 'Crea un link',
  expires: (time) => `Funziona una volta, fino alle ${time}.`,
  stored: 'Che cosa conserviamo di te',
  storedSays:
    'Il tuo nome, una chiave segreta per dispositivo e i tavoli a cui siedi. Nessun indirizzo, nessuna e-mail, nessuna password, nessun tracciamento. Impostazioni come lingua e tema restano in questo browser.',
  claimTitle: 'Portare qui i tuoi tavoli?',
  claimSays:
    'Questo dispositivo ti conoscerà con il nome e i tavoli di quello che ha creato il link. Apri solo link che hai creato tu.',
  claim: 'Sì, sono io',
  claimed: (name) => `Che piacere rivederti, ${name}.`,
};

export const replayFile: Messages['replayFile'] = {
  title: 'Guarda una partita',
  says: 'Una partita registrata è un piccolo file: il seme e le risposte di tutti. Il gioco la ripercorre, qui nel tuo browser. Non viene inviato nulla.',
  choose: 'Scegli un file',
  drop: 'o trascinalo qui',
  unreadable: 'Impossibile leggere questo file.',
  another: 'Guarda un altro file',
};

export const learn: Messages['learn'] = {
  opening: 'L’oste apparecchia…',
  leave: 'Lascia la lezione',
  again: 'Ricomincia',
  gotIt: 'Capito',
  progress: (done, all) => `${done} cose imparate su ${all}`,
  done: 'Non c’è altro da imparare. Gioca fino in fondo, o vai pure: il gioco lo conosci.',
  ready: 'Gioca sul serio',
  none: 'Per questo gioco non c’è ancora una partita guidata. Le regole sono un buon inizio.',
};

export const credits: Messages['credits'] = {
  title: 'Ringraziamenti',
  unofficial: 'Non ufficiale',
  unofficialSays:
    'Tavolo è fatto da persone che amano questi giochi. Non è collegato ai loro editori o autori, né approvato da loro. Non contiene nessuna loro illustrazione e nessuna loro frase: regole, testi e disegni sono nostri. Nomi e numeri sono dati di fatto. Se un gioco ti piace, compralo.',
  icons: 'Icone',
  iconsSay:
    'Da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0. Colori e dimensioni sono stati cambiati.',
  fonts: 'Caratteri',
  fontsSay:
    'Cinzel di Natanael Gama e Atkinson Hyperlegible Next del Braille Institute, entrambi con SIL Open Font License 1.1.',
  software: 'Programmi',
  softwareSays: 'Realizzato con React e uqr, con licenza MIT. Anche Tavolo ha licenza MIT.',
};
