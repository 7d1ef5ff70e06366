import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  character: {
    title: 'Chi vuoi essere?',
    text: 'Ogni eroe ha il suo mazzo e una carta con due facce: sfogliali pure. Per cominciare, Grumbaz il guerriero è una buona scelta. Il tuo rivale lo gioca un bot: in questa partita breve vince chi arriva per primo a 3 punti valore.',
  },
  start: {
    title: 'Due missioni per cominciare',
    text: 'I punti valore vengono soprattutto dalle missioni. Tocca le tue per vederne i luoghi sulla mappa, poi parti dalla città più vicina.',
  },
  movement: {
    title: 'Il turno comincia in cammino',
    text: 'Il dado ti ha dato passi per questa fase ed energia per pagare le carte fino a fine turno. Gli spazi illuminati sono a portata, e il numero dice a quanti passi. Anello e forma di uno spazio indicano il suo livello: se supera il tuo, non puoi entrare.',
  },
  resource: {
    title: 'Guardati intorno',
    text: 'Dopo aver camminato usi una delle cose che lo spazio offre: carte, cure, una nuova missione. Toccane una per leggere che cosa fa.',
  },
  flight: {
    title: 'In volo',
    text: 'Una Rotta di Volo ti porta subito a un’altra qualsiasi, del tuo livello o inferiore. La sfida ti aspetta dove atterri, a meno che non sia una città.',
  },
  token: {
    title: 'Questo segnalino l’hai visto solo tu',
    text: 'Nascondilo in un altro spazio qualsiasi fuori dalle città. L’eroe che si ferma lì lo scopre, e per quel turno non usa risorse. Mettine uno buono sulla tua strada, uno cattivo su quella del rivale.',
  },
  challenge: {
    title: 'E ora la sfida',
    text: 'Fuori dalle città ogni turno porta una sfida, di solito una carta del mazzo del livello dello spazio: un mostro da combattere o un evento. Un nemico che è già lì ha la precedenza. Se ne batti uno stampato sulla mappa con una freccia, sali di livello.',
  },
  duel: {
    title: 'Un rivale a portata di mano',
    text: 'Siete nello stesso spazio: puoi attaccare il rivale al posto della solita sfida. Potete farvi male entrambi, e chi sconfigge l’altro può prendergli un oggetto dallo zaino.',
  },
  fight: {
    title: 'Come si combatte',
    text: 'Ognuna delle due parti tira un dado, una volta sola. Un attacco va a segno se dado e attacco insieme raggiungono la difesa dell’altro. A un mostro basta un colpo per cadere; un eroe ne regge finché ha vita.',
  },
  cards: {
    title: 'Prima di tirare',
    text: 'Vedi quanto è probabile che ciascuno colpisca. Una carta costa l’energia che porta scritta: giocala se ti aiuta abbastanza, altrimenti tira e basta.',
  },
  dice: {
    title: 'Prima chi colpisce da lontano',
    text: 'Gli attacchi a distanza vengono prima: un mostro colpito da lontano non fa in tempo a rispondere. Quelli di mischia arrivano nello stesso momento.',
  },
  item: {
    title: 'Il bottino',
    text: 'La carta di un mostro battuto si gira: sul retro c’è un oggetto, che va nel tuo zaino. Lo equipaggi nella fase mantenimento. Se non puoi usarlo, bevilo come pozione.',
  },
  unbeaten: {
    title: 'È ancora in piedi',
    text: 'Non ha vinto nessuno: il mostro resta in quello spazio sotto una bandierina numerata, e chiunque può riprovarci. Uno con Aggro ferma ogni eroe che entra, e va combattuto.',
  },
  hurt: {
    title: 'I danni',
    text: 'Restano finché l’eroe non si cura, con pozioni, carte o un nuovo livello. Quando la vita finisce, ci si risveglia nella città più vicina, guariti e con tutto ciò che si aveva. Si perde solo la strada fatta.',
  },
  upkeep: {
    title: 'Prima che il turno finisca',
    text: 'Equipaggia un’arma e un’armatura dallo zaino, se la carta del tuo eroe ne mostra tutte le icone. Se una missione ti chiedeva di arrivare qui o di raccogliere qualcosa, è già segnato.',
  },
  level: {
    title: 'Un nuovo livello',
    text: 'Tutti i danni spariscono, peschi tre carte e la carta del tuo eroe lascia il posto a una più forte. Da ora puoi entrare negli spazi di quel colore e usarne gli oggetti.',
  },
  quest: {
    title: 'Ecco i punti valore',
    text: 'Una missione completata dà i suoi punti per sempre, e subito se ne pesca un’altra. Sulle targhe degli eroi vedi quanto manca a ciascuno. Una partita intera arriva a 8.',
  },
  reaction: {
    title: 'Perché questa domanda',
    text: 'Qualcuno ha giocato una carta a cui il tuo eroe potrebbe rispondere. La domanda arriva anche se non hai nulla di adatto, così nessuno indovina la tua mano. Se preferisci, per questo turno puoi chiedere di non riceverla più.',
  },
};
