import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  explorer: {
    title: 'Chi scende?',
    text: 'Tocca una carta per prendere quell’esploratore, o prima guardala con calma. Ada Thornquist regge bene i colpi e sfonda le porte: per cominciare è una buona scelta. Un bot guida il tuo compagno: vincete o perdete insieme.',
  },
  chapter: {
    title: 'Una storia a capitoli',
    text: 'La carta accanto alla mappa è il capitolo corrente. La barra dice che cosa aspetta; toccala per leggere la storia e sapere che cosa ti offre. Superato l’ultimo capitolo, avete vinto.',
  },
  act: {
    title: 'Tutto si paga con la resistenza',
    text: 'Ogni spazio illuminato dice a quanti passi è, e ogni passo costa 1 resistenza. Puoi fermarti, fare altro e ripartire, nell’ordine che vuoi, finché hai resistenza. Un piccolo dente ti avverte: se finisci il turno lì, è probabile che un mostro ti attacchi.',
  },
  activate: {
    title: 'Qualcosa a portata di mano',
    text: 'Accanto a te c’è uno spazio che puoi usare. I fulmini dicono quanta resistenza costa, i cristalli quanta essenza. Nei bauli ci sono oggetti, gli spazi evento danno essenza e un evento, le stazioni di ricarica ti rimettono in forze.',
  },
  door: {
    title: 'Le porte sono dalla tua parte',
    text: 'Una porta chiusa trattiene quasi tutti i mostri: distruggerla costa loro 4 resistenza. A te chiuderla costa 2, da una parte o dall’altra.',
  },
  fight: {
    title: 'I tuoi attacchi',
    text: 'Le abilità che puoi pagare sono elencate qui sotto e illuminate sulle tue carte. Scegline una, poi tocca un bersaglio illuminato: vedi con quale probabilità lo colpisci.',
  },
  dice: {
    title: 'Come va un attacco',
    text: 'I dadi bianchi danno da 0 a 2, i neri da 0 a 3. Se la somma raggiunge l’armatura del bersaglio, o la volontà se l’attacco è arcano, il bersaglio perde 1 salute.',
  },
  raise: {
    title: 'L’essenza fa la differenza',
    text: 'Nel tuo turno ogni essenza che spendi aggiunge 1 al tiro. Accanto ai dadi vedi quanta ne serve. Un mostro distrutto nel tuo turno ti fa recuperare 1 essenza.',
  },
  explore: {
    title: 'Le sale continuano',
    text: 'Da questa uscita puoi aggiungere una tessera nuova. La mappa non supera mai due per due: le tessere più lontane sprofondano con tutti i mostri che ci sono sopra. Può salvarti la vita.',
  },
  spawn: {
    title: 'Arriva qualcosa?',
    text: 'Dopo i vostri turni si lancia il dado di gioco per ogni esploratore. Sotto il valore di generazione appare un mostro; altrimenti il valore sale. Il quadrante mostra sempre le probabilità del prossimo controllo. Da uno spazio generazione sigillato non arriva più niente.',
  },
  monster: {
    title: 'I mostri seguono regole',
    text: 'Agiscono dal più vecchio al più recente. Ognuno punta l’esploratore più vicino e usa la prima abilità che può. Tocca un mostro quando vuoi: vedrai chi punta, dove andrà e con quale probabilità colpirà.',
  },
  loss: {
    title: 'Salute o essenza?',
    text: 'Al posto di ogni salute che perderesti puoi perdere 1 essenza. Un esploratore senza salute muore per sempre; se l’essenza ti servirà di più in seguito, puoi dirlo solo tu.',
  },
  horror: {
    title: 'Il controllo dell’orrore',
    text: 'Un tiro solo per tutti. Sotto il valore dell’orrore si pesca un evento orrore e la minaccia sale. Gli eventi in gioco aiutano tutti i mostri: leggi quello corrente.',
  },
  event: {
    title: 'Un evento',
    text: 'Alcuni eventi restano accanto a un esploratore o a un mostro. Gli altri stanno accanto al capitolo e valgono per tutti, finché non li copre il prossimo.',
  },
  item: {
    title: 'Quale tieni?',
    text: 'Un oggetto principale si usa da solo. Migliorie e potenziamenti lo rafforzano, se il loro simbolo combacia con un suo incastro. Il resto viene distrutto o torna nel mazzo.',
  },
  arrange: {
    title: 'Monta i pezzi',
    text: 'Tocca un oggetto, poi un posto illuminato. Hai due mani per le armi e posto per un capo di vestiario e un artefatto, ognuno con ciò che si aggancia ai suoi incastri. Conferma quando ti convince.',
  },
  exit: {
    title: 'Una via d’uscita',
    text: 'Il segnalino dorato segna l’uscita. Dovete passare tutti da lì; chi è uscito è al sicuro e aspetta gli altri.',
  },
  level: {
    title: 'Diventano più forti',
    text: 'La minaccia ha superato l’ultima posizione: d’ora in poi nel mazzo ci sono mostri più forti. Combattere diventa più difficile che correre: pensate all’obiettivo del capitolo.',
  },
};
