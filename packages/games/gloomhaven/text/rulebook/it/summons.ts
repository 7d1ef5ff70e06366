import type { summons as chapter } from '../../../rulebook/summons.ts';

/** Summons, in Italian. */
export const summons: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/summons.1':
    "Una capacità di evocazione colloca la sua miniatura in un esagono vuoto adiacente all'evocatore; se non ce n'è nessuno, la capacità non si può usare.",
  'gh/summons.1a':
    'Ogni esagono adiacente contiene una miniatura, un ostacolo o un segnalino denaro: la capacità di evocazione non si può usare.',
  'gh/summons.2':
    "Un'evocazione ha punti ferita, valori di movimento, attacco e gittata ed eventuali tratti speciali, tutti stampati sulla carta.",
  'gh/summons.3':
    'Un "-" al posto di un valore significa che l\'evocazione non ha quel valore base: con "-" nel movimento non può muoversi, con "-" nell\'attacco non può attaccare, con "-" nella gittata il suo attacco è in mischia.',
  'gh/summons.4':
    "La carta dell'evocazione resta nell'area attiva come bonus persistente finché l'evocazione non perde tutti i punti ferita, la carta non lascia l'area attiva o l'evocatore non è sfinito; a quel punto la miniatura viene rimossa.",
  'gh/summons.4a':
    "Un giocatore riprende in mano la carta dell'evocazione con un effetto di recupero: l'evocazione viene rimossa dalla mappa.",
  'gh/summons.5':
    "Ogni evocazione svolge il proprio turno subito prima di quello del suo evocatore; se sono più d'una, agiscono nell'ordine in cui sono state evocate.",
  'gh/summons.6':
    "Un'evocazione agisce anche nei round in cui il suo proprietario riposa, subito prima dell'iniziativa 99.",
  'gh/summons.7': "Un'evocazione non svolge alcun turno nel round in cui è stata evocata.",
  'gh/summons.7a':
    "Un personaggio agisce con iniziativa 20 ed evoca una miniatura: l'evocazione non fa nulla fino al round successivo, in cui agisce prima del suo proprietario.",
  'gh/summons.8':
    'Le evocazioni non sono controllate dal giocatore: a ogni turno agiscono come un mostro la cui carta riporta "Movimento +0, Attacco +0" [gh/monsters], con i mostri come nemici, e i giocatori risolvono le ambiguità.',
  'gh/summons.9': "Se non c'è alcun nemico su cui possa focalizzarsi, un'evocazione non si muove.",
  'gh/summons.10':
    'Le evocazioni usano il mazzo dei modificatori del proprietario, con le sue maledizioni, le sue benedizioni e i suoi talenti.',
  'gh/summons.11':
    "Le condizioni e i bonus del proprietario (RINFORZO, CONFONDERE, bonus attivi) non si applicano all'evocazione, a meno che non lo dicano.",
  'gh/summons.12': "Le uccisioni di un'evocazione valgono come uccisioni del suo proprietario.",
  'gh/summons.13':
    'Le evocazioni non saccheggiano mai, non aprono mai porte e considerano pareti le porte chiuse.',
  'gh/summons.14': 'Le evocazioni seguono le regole dei mostri per evitare trappole e terreno pericoloso.',
  'gh/summons.15':
    "Per un'evocazione non si possono perdere carte per negare i danni; quando scende a 0 punti ferita viene rimossa e la sua carta va nella pila stabilita dal simbolo di carta persa.",
  'gh/summons.16':
    'Le evocazioni sono alleate di tutti i personaggi e le une delle altre; gli alleati possono attraversarle, curarle e dare loro dei bonus.',
  'gh/summons.17':
    "Le evocazioni subiscono le condizioni come i mostri; la loro durata si conta sui turni dell'evocazione.",
  'gh/summons.18':
    "I nemici si focalizzano sulle evocazioni e le attaccano come i personaggi; a parità di iniziativa l'evocazione viene prima del suo proprietario, anche nel round in cui è stata evocata.",
  'gh/summons.19':
    'Uno stesso giocatore può avere in gioco più evocazioni; gli otto colori dei segnalini servono solo a distinguerle.',
  'gh/summons.20':
    "Un'evocazione creata da un oggetto segue le stesse regole e resta finché non muore o il suo proprietario non è sfinito.",
  'gh/summons.21':
    "Una capacità di evocazione si può usare anche mentre è in gioco un'evocazione di un'altra carta; ogni carta mantiene una sola evocazione, a meno che non dica altrimenti.",
};
