import type { casesEnergy as chapter } from '../../../../rulebook/cases/energy.ts';

/** Cases of energy, cards and potions, in Italian. */
export const casesEnergy: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-08':
    "Il dado movimento dà 2 punti movimento e 3 punti energia, e l'eroe gioca una carta che costa 2. Alla fine del turno il punto energia rimasto va perso.",
  'wow/T-09':
    'Sofeea ha 2 punti energia e due Dardi di Gelo, che costano 1: in questo turno può giocarne uno solo.',
  'wow/T-47':
    "Sofeea ha giocato un Dardo di Gelo nel suo turno, e nel turno dell'eroe seguente viene attaccata con un altro in mano. Può giocarlo con il suo punto energia: è un altro turno.",
  'wow/T-48':
    "Chi si difende in un duello ha una carta che costa 2 e un oggetto con un'icona mana. Prima del tiro può scartare l'oggetto e giocare la carta per 1 punto energia.",
  'wow/T-49':
    'Un eroe senza energia ha una carta che costa 2 e due oggetti con icone mana: può scartarli entrambi, così la carta costa 0.',
  'wow/T-50':
    "Alla fine di un duello l'attaccante ha ancora 3 punti energia e il difensore 1: quello del difensore è perso, quelli dell'attaccante restano fino alla fine del turno.",
  'wow/T-51':
    'Un oggetto mostra cura e rapidità. Nella fase movimento si sceglie una delle due, non entrambe.',
  'wow/T-52':
    "Un eroe trattenuto da Aggro ha un oggetto con un'icona rapidità. Nella fase movimento può scartarlo, ma comunque non può andarsene.",
  'wow/T-53':
    'Un eroe vuole una pozione di cura nella fase sfida: non è permesso, perché si usa solo nella fase movimento [wow/A-06].',
  'wow/T-54':
    'Un eroe entro 3 spazi che non partecipa al combattimento ha in mano Controincantesimo (costo 0), e un rivale che combatte gioca una carta. Controincantesimo si può giocare fuori dal proprio turno: la carta non fa nulla, e la sua energia resta spesa [wow/A-55].',
  'wow/T-55':
    "La carta cancellata era la prima copia con quel nome in questo turno, e il suo proprietario ne ha un'altra: in questo turno non può giocarla [wow/A-55].",
  'wow/T-56':
    'Un eroe con nove carte usa un Libro: la mano sale a undici e torna a dieci, a sua scelta; poi ogni rivale ne pesca una e ne scarta una.',
  'wow/T-57':
    "Un eroe pesca due carte con una sola nel mazzo abilità e sei nella pila degli scarti: se ne pesca una, si mescola la pila, se ne pesca un'altra.",
  'wow/T-58':
    "Risucchio di Potere capita a un eroe con una sola carta in mano: quella si scarta, e nient'altro.",
  'wow/T-59':
    'Un eroe giallo gioca una carta con miglioramenti verde e rosso: funzionano il testo base e quello verde, non quello rosso.',
  'wow/T-60':
    "Il proprietario di un'arma a cui è associata Lama Affilata è sconfitto: Lama Affilata resta, mentre una carta associata all'eroe se ne va.",
  'wow/T-61':
    "Un'arma con Lama Affilata è nello zaino e viene rubata: la carta la segue e funziona per il ladro, una volta equipaggiata l'arma [wow/A-49].",
  'wow/T-62':
    "Un'arma con Lama Affilata viene scartata alla casa d'aste: Lama Affilata va nella pila degli scarti del suo proprietario.",
  'wow/T-63':
    "Marchio del Cacciatore è su un incontro imbattuto, e un altro eroe lo batte: il marchio va nella pila degli scarti del suo proprietario, l'oggetto al vincitore.",
  'wow/T-64':
    'Un eroe a cui resta 1 punto vita vuole giocare Patto Oscuro, che costa 1 danno: non può giocarlo [wow/A-33].',
};
