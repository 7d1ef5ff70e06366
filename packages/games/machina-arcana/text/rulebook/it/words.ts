import type { words as chapter } from '../../../rulebook/words.ts';

/** Words with one meaning each, in Italian. */
export const words: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/words.1':
    'Un’unità è un esploratore o un mostro. Un barile è un’unità particolare, che si può soltanto attaccare [ma/map.12].',
  'ma/words.2': 'Uno spazio è libero se è attraversabile e non vi si trova nessuna unità.',
  'ma/words.3':
    'Due spazi sono adiacenti se si toccano, per un lato o per uno spigolo, e fra loro non c’è né un muro né una porta chiusa [ma/map.4].',
  'ma/words.4':
    'I passi sono la lunghezza di un percorso a piedi, contata come la contano i mostri [ma/monsters.3]. Una portata, come pure «entro tot spazi», è la distanza in linea retta sulla griglia [ma/map.10]. Le due cose non si mescolano mai.',
  'ma/words.5': 'La tua tessera è quella su cui si trova la tua pedina.',
  'ma/words.6':
    'L’esploratore attivo è quello di cui è il turno. Nella fase di generazione è l’esploratore per cui si fa il controllo, anche se quello non è il suo turno. Nella fase dell’orrore e in quella dei mostri non ce n’è nessuno.',
  'ma/words.7':
    'Un esploratore è in vita finché non muore. È sulla mappa se è in vita e non è uscito da un’uscita.',
  'ma/words.8':
    'Uno spazio con un segnalino esplorato è esplorato: è già stato usato. Uno spazio con due è distrutto, e per sempre. Uno spazio con un segnalino illuminato è illuminato. Uno spazio capitolo senza segnalini è spento.',
  'ma/words.9':
    'Tutto ciò che è in vigore modifica i numeri stampati sulle carte. Non si arrotonda mai niente, perché niente si divide; l’unica eccezione è l’aggiornamento delle regole [ma/ending.11].',
};
