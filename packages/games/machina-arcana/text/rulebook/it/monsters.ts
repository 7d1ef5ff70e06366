import type { monsters as chapter } from '../../../rulebook/monsters.ts';

/** The monster phase, in Italian. */
export const monsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/monsters.1':
    'I mostri agiscono nell’ordine della coda, dal più vecchio. Ciascuno agisce al massimo una volta, e un mostro che entra nella coda durante questa fase aspetta il round successivo.',
  'ma/monsters.2':
    'Il turno di un mostro dura finché la sua resistenza non è spesa o finché non può più avvicinarsi all’esploratore più vicino.',
  'ma/monsters.3':
    'L’esploratore più vicino è quello che dista meno passi, su qualunque tessera, fra quelli bersagliabili. I passi evitano macerie, spazi azione e tutto ciò che non è attraversabile, ma passano per porte chiuse e unità come se non ci fossero. Le unità immobili valgono come macerie.',
  'ma/monsters.4':
    'Fra esploratori alla stessa distanza conta come più vicino quello con meno salute rimanente; se anche questa è pari, scelgono i giocatori.',
  'ma/monsters.5':
    'In questo conteggio le fosse e gli spazi distrutti non sono attraversabili. I barili, unità che non possono muoversi, valgono come macerie.',
  'ma/monsters.6':
    'Un mostro fa la prima di queste cose che gli riesce: giocare un’abilità attiva; distruggere una porta chiusa, per 4 resistenza; avvicinarsi di 1 spazio, per 1 resistenza. Dopo ciascuna ricomincia dalla prima, e l’esploratore più vicino si cerca di nuovo.',
  'ma/monsters.7':
    'Le sue abilità sono quelle dei suoi eventi orrore correlati, poi quelle dell’evento orrore corrente, poi quelle della sua carta.',
  'ma/monsters.8':
    'Su una carta le abilità si provano dall’alto in basso. Una si può giocare se se ne può pagare la resistenza, se il suo limite e la sua condizione lo permettono, se c’è un bersaglio valido e se l’effetto sarebbe visibile. Un attacco lo è sempre; una spinta o una trazione deve muovere il bersaglio, un recupero deve trovare qualcosa che manca, un movimento deve avvicinare il mostro, uno scambio deve soddisfare la sua condizione.',
  'ma/monsters.9':
    'Un’abilità bersaglia l’esploratore più vicino se può, altrimenti il primo dopo di lui che può bersagliare. Un’abilità sui mostri prende il primo della coda, diverso dal mostro stesso, su cui l’effetto sarebbe visibile; una sugli spazi prende il più vicino.',
  'ma/monsters.10':
    'Il passo successivo va in uno spazio libero e attraversabile che riduce il conteggio. Fra più spazi l’ordine è nord, est, sud, ovest, nord-est, sud-est, sud-ovest, nord-ovest. Se sono tutti occupati, il mostro aspetta.',
  'ma/monsters.11':
    'Un mostro distrugge una porta solo se il percorso più breve passa di lì. È così se ora non può fare nessun passo che riduca il conteggio, e almeno uno di quei passi è sbarrato soltanto da una porta chiusa; fra questi si considera anche l’ultimo, quello nello spazio dell’esploratore.',
  'ma/monsters.12': 'Un mostro adiacente all’esploratore che non può pagare nessuna abilità resta dov’è.',
  'ma/monsters.13':
    'Gli esploratori che non si possono bersagliare sono ignorati. Se non se ne può bersagliare o raggiungere nessuno, il mostro non si muove; gioca comunque le abilità che non hanno bisogno di un esploratore.',
  'ma/monsters.14':
    'I mostri astuti possono inoltre muoversi in qualsiasi direzione per 1 resistenza, aprire o chiudere una porta per 3, distruggere una porta aperta o chiusa per 4, e tirare una leva per 3: lo stesso attacco di quando la tira un esploratore [ma/actions.13.1], dopo il quale la leva è esplorata.',
  'ma/monsters.15':
    'Quando un mostro astuto lo fa, lo decidono sei verifiche, fatte in quest’ordine prima di ogni cosa che fa [ma/Q5].',
  'ma/monsters.15.1':
    'Se è accanto a una leva non esplorata e ha 3 resistenza, e sulle trappole della sua tessera ci sono più esploratori che mostri, sé stesso compreso, tira la leva.',
  'ma/monsters.15.2': 'Se un’abilità si può giocare, la gioca come qualunque mostro [ma/monsters.6].',
  'ma/monsters.15.3':
    'Se una porta chiusa gli sbarra la strada [ma/monsters.11] e ha 4 resistenza, la apre per 3. Gli resta 1 per un passo.',
  'ma/monsters.15.4':
    'Se in questo turno può arrivare a piedi a uno spazio da cui potrebbe giocare un’abilità con la resistenza che gli resterebbe, ci va per un percorso fra i più brevi, su spazi liberi, senza fosse e senza trappole con la leva non esplorata. Sceglie lo spazio a meno passi; per un’abilità con portata superiore a 1 sceglie, fra quelli, il più lontano da tutti gli esploratori.',
  'ma/monsters.15.5':
    'Se in questo turno non si può giocare più niente e tutti i suoi attacchi hanno portata superiore a 1, si allontana, uno spazio alla volta, finché così aumentano i passi dall’esploratore più vicino e finché resta sulla sua tessera.',
  'ma/monsters.15.6':
    'Altrimenti agisce come un mostro irrazionale, ma non mette mai piede su una trappola la cui leva non è esplorata e ha accanto un esploratore.',
  'ma/monsters.16':
    'I mostri non condividono spazi e non si aggirano a vicenda. Poiché un passo deve ridurre il conteggio, un mostro bloccato aspetta.',
  'ma/monsters.17': 'Un mostro distrutto o esiliato prima del suo turno non ne ha.',
  'ma/monsters.18':
    'All’inizio del suo turno un mostro ha la resistenza stampata sulla sua carta, modificata da ciò che è in vigore; quella che avanza alla fine va persa. Un mostro stordito perde invece questo turno, e poi non è più stordito.',
  'ma/monsters.19':
    'Un mostro che cerca qualcos’altro, come può fare un boss, conta i passi verso quello. Li conta verso gli esploratori solo quando non c’è niente del genere.',
  'ma/monsters.20':
    'Nessuna abilità attiva di un mostro costa 0 resistenza, perciò il suo turno finisce sempre.',
};
