import type { special as chapter } from '../../../rulebook/special.ts';

/** Special rules of scenarios, in Italian. */
export const special: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/special.1':
    "Un mostro generato viene collocato nel suo luogo di generazione o, se questo non è vuoto, nell'esagono vuoto più vicino.",
  'gh/special.1a':
    'Due mostri vengono generati in un esagono che contiene un personaggio: vengono collocati nei due esagoni vuoti più vicini.',
  'gh/special.2':
    'Un mostro generato alla fine di un round agisce dal round successivo; uno generato durante un round agisce in quel round come se fosse appena stato rivelato [gh/move.23].',
  'gh/special.3': 'I mostri generati non lasciano denaro.',
  'gh/special.4': "Se non c'è una pedina libera, la generazione non avviene.",
  'gh/special.5':
    'Una porta chiusa a chiave non si può aprire entrandovi: è una parete per tutti finché non si verifica la sua condizione di apertura.',
  'gh/special.6':
    'Le piastre a pressione non influenzano il movimento; una piastra occupata da un personaggio alla fine di un turno può attivare un effetto indicato dallo scenario.',
  'gh/special.6a':
    'Un personaggio attraversa una piastra che apre una porta e termina il turno altrove: non succede nulla.',
  'gh/special.6b':
    'Se lo scenario richiede piastre diverse a seconda del numero di personaggi, contano quelli ancora in gioco; a un personaggio rimasto solo basta una delle piastre previste per due.',
  'gh/special.7':
    'Lo scenario dice se conta solo la fine del turno del personaggio e se la piastra può attivarsi di nuovo; altrimenti conta, una volta sola, la fine del turno di qualsiasi miniatura con un personaggio sulla piastra [gh/A-16].',
  'gh/special.8':
    'Un ostacolo a cui lo scenario dà punti ferita può essere attaccato e viene rimosso quando scendono sotto 1; si può distruggere solo con i danni, non con le capacità che distruggono ostacoli.',
  'gh/special.9':
    'Un ostacolo di questo tipo conta come nemico per le capacità, ha iniziativa 99 per il focus delle evocazioni ed è immune a tutte le condizioni negative.',
  'gh/special.9a':
    "Un altare con 12 punti ferita e un mostro sono alla stessa distanza da un'evocazione: essa si focalizza sul mostro, che ha un'iniziativa inferiore a 99.",
  'gh/special.10':
    "I segnalini obiettivo rappresentano miniature alleate o luoghi da saccheggiare; per le miniature alleate i numeri sono casuali e ne danno l'ordine di azione.",
  'gh/special.11':
    'Le miniature alleate seguono le statistiche e le istruzioni dello scenario; sono alleate dei personaggi e nemiche dei mostri.',
  'gh/special.11a':
    'Una miniatura alleata che va in un luogo prende la via più breve; tra più vie ugualmente brevi, una con il minor numero di trappole e di esagoni con terreno pericoloso.',
  'gh/special.11b': 'Se una miniatura alleata è arrivata in un luogo si vede alla fine del suo turno.',
  'gh/special.12':
    'I segnalini ausiliari dello scenario indicano luoghi particolari, come punti di generazione o punti in cui leggere un testo, e di per sé non hanno effetto.',
  'gh/special.13':
    'I mostri con un nome (boss o varianti uniche di un tipo normale) non sono né normali né elite; gli effetti limitati a questi non li influenzano.',
  'gh/special.14': 'Nelle formule degli scenari L è il livello dello scenario e P il numero di personaggi.',
  'gh/special.14a':
    'Un obiettivo con 4 + P x L punti ferita, a L = 3 con due personaggi, ha 10 punti ferita.',
  'gh/special.15':
    'Nelle formule le frazioni si arrotondano per eccesso, a meno che lo scenario non dica altrimenti.',
};
