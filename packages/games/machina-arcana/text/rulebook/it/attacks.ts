import type { attacks as chapter } from '../../../rulebook/attacks.ts';

/** Attacks, in Italian. */
export const attacks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/attacks.1': 'Un attacco normale si confronta con l’armatura, uno arcano con la volontà.',
  'ma/attacks.2':
    'Si lanciano tutti i dadi concessi, se ne sommano i valori, si aggiunge ciò che alza il tiro e si toglie ciò che lo abbassa. L’attacco va a segno se il risultato è almeno pari alla difesa.',
  'ma/attacks.3': 'Un attacco a segno toglie 1 salute.',
  'ma/attacks.4': 'Un attacco contro più unità è un solo tiro, che si confronta con ciascuna.',
  'ma/attacks.5':
    'Dopo un tiro di attacco tuo, e dopo qualunque tiro di attacco fatto nel tuo turno, puoi spendere essenze: ognuna aggiunge 1 al tiro. Fra i tiri fatti nel tuo turno ci sono quelli di una trappola, di un barile, di un mostro che controlli e di uno che attacca mentre muore.',
  'ma/attacks.6':
    'Ciò che un attacco fa quando va a segno viene dopo la perdita di salute, anche se il bersaglio è morto; solo una pedina che non c’è più non viene spostata.',
  'ma/attacks.7': 'Né una difesa né un tiro scendono sotto 0.',
  'ma/attacks.8':
    'Un attacco procede in quest’ordine: lo si dichiara e lo si paga; si sceglie il bersaglio; si lanciano i dadi; avviene ciò che il tiro fa scattare, prima per l’esploratore attivo, poi per gli altri esploratori in ordine di posto, poi per i mostri seguendo la coda; si alza il tiro con l’essenza, una volta, di quanto si vuole; si confronta; si perde salute [ma/essence.7], gli esploratori in ordine di posto e poi i mostri seguendo la coda; avviene ciò che l’attacco fa quando va a segno; avviene ciò che scatta per un attacco a segno o mancato; unità distrutte e morti.',
  'ma/attacks.9':
    'Gli esploratori non si attaccano fra loro per scelta: se un esploratore è scelto come bersaglio di un’abilità che attacca anche, ne avvengono solo gli altri effetti. Gli attacchi ad area, in linea, di trappole ed esplosioni non risparmiano nessuno.',
  'ma/attacks.10':
    'Un attacco a segno che non toglie salute, perché la perdita è stata evitata o pagata con essenza o perché l’unità è invulnerabile, resta a segno per tutto ciò che ne dipende.',
  'ma/attacks.11':
    'Un attacco contro il valore più basso fra armatura e volontà usa i valori in vigore al momento del confronto. Per tutto il resto è un attacco normale.',
  'ma/attacks.12':
    'Nella fase dei mostri non è il turno di nessuno, perciò nessuno alza il tiro di un mostro con l’essenza [ma/attacks.5].',
  'ma/attacks.13':
    'Un attacco contro «ogni unità» comprende i barili [ma/map.12]; uno contro «ogni mostro» o «ogni esploratore» no.',
};
