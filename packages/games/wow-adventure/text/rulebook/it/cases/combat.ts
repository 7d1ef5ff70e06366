import type { casesCombat as chapter } from '../../../../rulebook/cases/combat.ts';

/** Cases of combat with encounters, in Italian. */
export const casesCombat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-01':
    "Sandrai, a distanza 1 e senza carte giocate, combatte un Cinghiale di Montagna, di mischia, difesa 4. Il rosso fa 3 e il nero 5: il suo totale di 4 colpisce e batte il cinghiale prima che attacchi, così lei non subisce danni e prende l'oggetto.",
  'wow/T-02':
    'Burbonn, di mischia, difesa 3, combatte un nemico con attacco a distanza 2 e danno 2. Il nero fa 5: il totale di 7 colpisce nel passo a distanza per 2 danni. Burbonn è ancora in piedi, quindi fa il suo attacco di mischia.',
  'wow/T-03':
    "Sandrai, a distanza, ha vita 4 e 2 danni; lei e un Ingegnere Goblin, a distanza, danno 2, si colpiscono a vicenda. Cadono entrambi nel passo a distanza: la carta va in cima al mazzo grigio, non c'è nessun oggetto, e lei risolve la sconfitta.",
  'wow/T-05':
    "In uno spazio grigio Burbonn, a distanza, incontra un Ghoul Marcio, difesa 5, Aggro. Il suo dado fa 1, la sua arma lo fa ritirare e il totale è 4; il totale di 5 del ghoul raggiunge la sua difesa. Burbonn manca e subisce il danno del ghoul. Non cade nessuno: la carta va in una casella libera e l'indicatore nello spazio, con il lato rosso in su.",
  'wow/T-06':
    'Un Ghoul Marcio, con la spada, ha +1 danno e ritira il dado. Il nero fa spada, e ritirato fa di nuovo spada: il potere funziona una volta, il bonus resta +1 e il dado vale 6.',
  'wow/T-11':
    'Grumbaz ha un potere che si attiva con la spada, e il suo nemico ritira il dado con 1. Il rosso fa spada e il nero 1: prima si ritira il dado nero, poi si risolve il potere di Grumbaz.',
  'wow/T-16':
    'Un nemico ritira il dado con 1 e ha +1 danno con la spada. Il nero fa 1 e, ritirato, spada: funzionano entrambi i poteri, una volta ciascuno.',
  'wow/T-17':
    "Nella parte dell'attaccante del passo dei poteri, un eroe gioca una carta che fa ritirare il dado nero, e la nuova faccia nomina un potere che il nemico non ha ancora usato. Il potere si attiva, benché la parte del nemico in quel passo fosse finita [wow/A-34].",
  'wow/T-18':
    "Un Ogre Attaccabrighe attacca per ultimo. Lui e l'eroe hanno entrambi un attacco di mischia; l'eroe colpisce, quindi l'ogre è battuto e non attacca.",
  'wow/T-19':
    "Un eroe a cui resta 1 punto vita e un nemico, entrambi di mischia, si colpiscono a vicenda: cadono entrambi, non c'è nessun oggetto, e la carta va in cima al suo mazzo.",
  'wow/T-20':
    "Eroe e nemico attaccano entrambi a distanza; colpisce solo il nemico, ed è un colpo mortale. L'eroe è sconfitto e il nemico no: prima si risolve la sconfitta, poi si mettono carta e indicatore.",
  'wow/T-21':
    "Un Imp Piromane infligge 1 danno all'eroe con 5 o spada; all'eroe, che attacca a distanza, resta 1 punto vita. Il nero fa spada: l'eroe cade nel passo dei poteri senza attaccare, e l'imp va sulla linea [wow/A-41].",
  'wow/T-22':
    "Un Ingegnere Goblin è battuto con 1. Il nero fa 1: è battuto nel passo dei poteri, nessuno attacca, e l'eroe prende l'oggetto [wow/A-41].",
  'wow/T-23': "Il totale dell'attacco di un eroe è esattamente uguale alla difesa: colpisce.",
  'wow/T-24':
    "Un effetto ha portato a 0 il danno di un eroe, che colpisce un incontro: non infligge danni, l'incontro non è battuto, e la sua carta va sulla linea [wow/A-42].",
  'wow/T-25':
    'Il Bruto Gnoll imbattuto nella casella 4 viene combattuto di nuovo e non cade nessuno: resta nella casella 4, senza un secondo indicatore.',
  'wow/T-26':
    "Un Coyote Guardingo fugge quando l'eroe fa 1. Il rosso fa 1: il combattimento finisce, la carta va in cima al mazzo grigio, non c'è nessun oggetto, e la fase sfida è conclusa.",
  'wow/T-27':
    "Quando un Carceriere Scheletrico è battuto si tira un dado, e con la spada alla fine non è battuto. Il dado fa spada: non c'è nessun oggetto, e la carta va sulla linea con un indicatore.",
  'wow/T-28':
    "Un Chiamavuoto vieta di ritirare i dadi, e l'eroe ha gli Stivali a Razzo Goblin e un Arco Lungo Pregiato. Il rosso fa 1: né gli stivali né l'arco possono farlo ritirare, e il potere obbligatorio di quest'ultimo non fa nulla.",
  'wow/T-29':
    'Un nemico con un potere "se colpisce" è battuto nel passo a distanza: non ha mai attaccato, quindi non succede nulla.',
  'wow/T-30':
    'Un Ragno delle Caverne colpisce un eroe, che sopravvive; prima del suo turno successivo un rivale lo sconfigge. Quando quel turno comincia, il ragno non infligge danni [wow/A-47].',
  'wow/T-31':
    "È stata rivelata un'Imboscata; l'eroe attacca a distanza, il nemico è di mischia, ed entrambi colpirebbero. Il nemico conta come a distanza, con +1 danno, quindi i due attacchi sono simultanei.",
  'wow/T-32':
    "È stata rivelata un'Imboscata, e l'eroe attacca un rivale che ha un'arma di mischia e gioca una carta rimpiazza arma di mischia: l'attacco del rivale è comunque a distanza, con +1 danno [wow/A-57].",
  'wow/T-33':
    "Un'Imboscata viene rivelata accanto a una città, e una Mappa Falsa ci porta l'eroe. Non c'è sfida, quindi l'Imboscata non fa nulla e si scarta.",
};
