import type { reading as chapter } from '../../../rulebook/reading.ts';

/** How the icons of the printed summary are read, in Italian. */
export const reading: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/reading.1': 'Un numero cerchiato accanto a un’azione è la resistenza che l’azione costa.',
  'ma/reading.2':
    '«3+» presso lo spazio capitolo spento e «4+» presso lo spazio generazione sono costi di 3 e 4 essenze, non numeri da ottenere con un dado: quelli hanno un’icona propria.',
  'ma/reading.3':
    'Il 3 cerchiato con cui attaccano le leve e i barili conta dadi, non resistenza, e quei dadi sono neri.',
  'ma/reading.4':
    'Un quadrato pieno è un dado attacco potente, cioè nero; un quadrato vuoto è un dado attacco base, cioè bianco.',
  'ma/reading.5': 'I numeri in grassetto nelle tabelle delle azioni dei mostri sono costi in resistenza.',
  'ma/reading.6':
    'Non esiste la sanità mentale. La volontà è solo la difesa contro gli attacchi arcani, e l’orrore è una fase, un valore e un mazzo.',
};
