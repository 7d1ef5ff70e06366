import type { story as chapter } from '../../../rulebook/chapters.ts';

/** Chapters and how they advance, in Italian. */
export const story: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/chapters.1':
    'Lo scopo è superare un capitolo dopo l’altro fino all’ultimo e soddisfarne la condizione di vittoria.',
  'ma/chapters.2':
    'Un capitolo bloccante dice da sé come si fa avanzare, o dove si piazza un segnalino uscita.',
  'ma/chapters.3':
    'Finché c’è un segnalino uscita, il capitolo avanza quando tutti gli esploratori in vita sono usciti di lì.',
  'ma/chapters.3.1':
    'Lo si controlla ogni volta che un esploratore esce, e ogni volta che uno muore dopo che un altro è uscito: se sulla mappa non resta nessun esploratore in vita e almeno uno è uscito, il gruppo ha lasciato la mappa.',
  'ma/chapters.4':
    'Se il capitolo non è bloccante e non c’è un segnalino uscita, lo si fa avanzare attivando uno spazio capitolo.',
  'ma/chapters.5':
    'Quando esce l’ultimo esploratore, la mappa si sgombera e tutti i mostri sono esiliati. Le tessere vanno in fondo alla pila, riga per riga, con l’altro lato in su; si pesca una nuova tessera di partenza e la si posa con la freccia a sud; gli esploratori si piazzano alla sua entrata come in preparazione [ma/setup.9]; si gira il capitolo. In quel round nessuno fa il controllo di generazione.',
  'ma/chapters.6': 'Gli oggetti lasciati a terra vanno persi quando la mappa si sgombera.',
  'ma/chapters.7':
    'Gli esploratori fuori dalla mappa sono al sicuro e non si possono bersagliare finché non rientrano; gli effetti su ogni esploratore non li toccano.',
  'ma/chapters.8':
    'Le regole, le abilità attive e i contatori di un capitolo esistono solo finché è quello corrente. I contatori partono da 0.',
  'ma/chapters.9':
    'L’esploratore che ha fatto avanzare il capitolo è quello attivo. Se è stato l’inizio di una fase, i giocatori scelgono un esploratore in vita.',
  'ma/chapters.10':
    'Un capitolo che avanza a metà di un turno non lo fa finire. Un contatore che arriva al suo numero fa avanzare il capitolo quando l’effetto che lo ha mosso è concluso.',
  'ma/chapters.11':
    'Dove un capitolo conta gli esploratori, conta quelli in vita al momento del controllo, perciò una morte può completarlo.',
  'ma/chapters.12': 'Quando cambia il capitolo, i segnalini illuminato restano dove sono.',
  'ma/chapters.13':
    'Un segnalino uscita sta su un’uscita: un lato di una tessera oltre il quale non c’è altra tessera. La distanza si conta in passi fino al più vicino dei suoi due spazi; se più uscite sono alla pari, scelgono i giocatori. Ce n’è solo uno per volta.',
  'ma/chapters.14':
    'L’ultimo capitolo di uno scenario è un finale: una tessera tutta sua sostituisce la mappa, e solo il suo testo mette fine alla partita.',
};
