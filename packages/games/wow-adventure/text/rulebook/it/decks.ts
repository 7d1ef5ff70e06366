import type { decks as chapter } from '../../../rulebook/decks.ts';

/** Decks, two-sided cards and discards, in Italian. */
export const decks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/decks.1': 'Le carte sfida si pescano sempre dal fondo del loro mazzo.',
  'wow/decks.2':
    'Una carta sfida scartata va in cima al mazzo del suo colore e torna a essere un incontro o un evento.',
  'wow/decks.3':
    "I mazzi sfida sono dunque delle code: non si rimescolano mai, e le carte scartate ritornano nell'ordine in cui sono state scartate.",
  'wow/decks.4':
    'Tutti possono guardare entrambe le facce di ogni carta a due facce in gioco: incontri, eventi, oggetti in qualsiasi zaino, carte personaggio. Una carta appena pescata conta come in gioco. Nessuno può guardare le carte nei porta mazzi.',
  'wow/decks.5':
    'Una carta abilità giocata va scoperta nella pila degli scarti del proprietario una volta risolta; una carta associata ci va quando viene tolta.',
  'wow/decks.6':
    "Quando si pesca l'ultima carta di un mazzo abilità, la sua pila degli scarti viene mescolata subito e forma un nuovo mazzo. Se la pila è vuota, il mazzo resta vuoto finché non si scartano carte; la pesca successiva comincia allora rimescolandole. Le carte associate e quella che si sta giocando non fanno parte della pila [wow/A-20].",
  'wow/decks.7':
    'In mano si tengono al massimo dieci carte abilità: un eroe che ne ha di più ne scarta subito a scelta fino a tornare a dieci. Un effetto che fa sia pescare sia scartare viene prima completato: davanti a un Libro, un rivale con dieci carte ne pesca una, ne scarta una e resta a dieci.',
  'wow/decks.8': 'Un turno non dà di per sé nessuna carta abilità.',
  'wow/decks.9':
    "Se un componente si esaurisce, per esempio i segnalini danno, al suo posto si usa qualcos'altro. Qui si esauriscono soltanto i 10 indicatori, i trofei, i mazzi e i segnalini scoperta.",
  'wow/decks.10':
    "Se un mazzo sfida non ha più oggetti da dare, l'effetto che ne darebbe uno non può essere eseguito.",
  'wow/decks.11':
    'Se un mazzo sfida si esaurisce prima che compaia un incontro, la fase sfida finisce e segue il mantenimento. In una fase sfida ogni carta si pesca al massimo una volta: gli eventi rimessi in cima non si ripescano [wow/A-12].',
};
