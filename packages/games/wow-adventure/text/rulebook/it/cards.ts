import type { cards as chapter } from '../../../rulebook/cards.ts';

/** Challenge cards, in Italian. */
export const cards: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/cards.1':
    'Un incontro mostra nome, attributi, testo, tipo e valore di attacco, difesa e danno; il suo colore è il suo livello.',
  'wow/cards.2': "Il retro di un incontro è un oggetto per l'eroe che lo batte.",
  'wow/cards.3':
    'Un evento ha una faccia contrassegnata come fronte, un nome, un tipo, un testo e il colore di un livello; quando lo si pesca si risolve solo il fronte.',
  'wow/cards.4': "Ogni evento dice quando lo si gira; il retro si risolve non appena l'evento viene girato.",
  'wow/cards.5': "Un evento che, girato, diventa un oggetto va all'eroe che lo ha girato.",
  'wow/cards.6':
    "Un evento che, girato, diventa un incontro si combatte subito se è la fase sfida dell'eroe che lo ha girato. Altrimenti viene messo come incontro imbattuto: nel suo spazio se era un evento locazione, se no nello spazio di quell'eroe, e mai in una città [wow/A-39].",
  'wow/cards.7': 'Gli eventi sono di tre tipi: globale, locazione e speciale.',
  'wow/cards.8':
    "Un nuovo evento globale va nel suo spazio e il precedente si scarta, così in gioco ce n'è al massimo uno.",
  'wow/cards.9':
    'Un evento locazione si mette sullo spazio che nomina; un evento che fosse già lì si scarta prima.',
  'wow/cards.10':
    "Un eroe che termina il movimento su un evento locazione deve risolverlo nella fase sfida invece di pescare. Se c'è anche un indicatore incontro sceglie tra i due, ma Aggro viene prima. Un rivale che si trovi lì può comunque essere attaccato [wow/challenge.2].",
  'wow/cards.11':
    "Un evento speciale segue il proprio testo, per lo più subito. Uno che resta in gioco sta accanto all'eroe che nomina oppure, se non ne nomina, accanto a quello che lo ha pescato.",
  'wow/cards.12':
    "Come le missioni, gli eventi possono usare i segnalini personaggio dell'eroe che li ha pescati per contrassegnare spazi, eroi o incontri; quando l'evento lascia il gioco, i segnalini tornano nella scorta.",
  'wow/cards.13':
    "Un evento che dà punti valore va sotto il registro missioni dell'eroe che lo ha girato e lì conta come una carta.",
};
