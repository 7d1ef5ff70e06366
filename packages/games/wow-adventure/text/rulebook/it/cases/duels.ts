import type { casesDuels as chapter } from '../../../../rulebook/cases/duels.ts';

/** Cases of duels, defeat, quests and winning, in Italian. */
export const casesDuels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-04':
    "Grumbaz, mischia 2, danno 1, con un'armatura di difesa 5 che dà +1 attacco e una carta con 3, attacca Sandrai, a distanza 2, difesa 4. Il rosso fa 3 e il nero 1. Lei arriva a 3 e manca; lui pesca una carta e con 6 colpisce per 1. Ora i danni di Sandrai sono pari alla sua vita: è sconfitta, e lui può prendere un oggetto a scelta dal suo zaino.",
  'wow/T-96':
    "In un duello l'attaccante è di mischia, e il difensore a distanza mette a segno un colpo mortale. L'attaccante cade prima di attaccare, e il difensore può prendere un oggetto dal suo zaino.",
  'wow/T-97':
    "In un duello cadono entrambi nel passo di mischia: non si prende nessun oggetto, e risolve la sconfitta prima il difensore, poi l'attaccante.",
  'wow/T-98':
    "In un duello ogni eroe ha 6 punti valore; uno ha la Taglia sull'altro, che ha Un Vecchio Rancore sul primo, e ognuna vale 2 punti. Cadono entrambi, quindi le due missioni sono completate nello stesso momento. A parità di punti decidono le carte, poi il livello; se sono pari anche quelli, la vittoria è condivisa [wow/A-24].",
  'wow/T-99': 'Un rivale è nella stessa città: la fase sfida si salta, e non può esserci nessun attacco.',
  'wow/T-100':
    'Due eroi sono nello spazio di un incontro in mappa. Nella fase sfida quello attivo può attaccare invece il rivale.',
  'wow/T-101': "Due eroi dell'Alleanza sono nello stesso spazio: ognuno può attaccare l'altro.",
  'wow/T-102':
    "Dopo un colpo i danni di un eroe sono pari alla sua vita, e due città sono a 5 passi. L'eroe sceglie la città, rimuove tutti i danni, torna sul lato di partenza e scarta le carte associate; conserva livello, mano, oggetti e missioni.",
  'wow/T-103':
    'Un eroe che ha una missione di viaggio verso una città è sconfitto nella propria fase sfida e finisce proprio lì: il mantenimento si svolge nella città, quindi la condizione è soddisfatta.',
  'wow/T-104':
    "Una trappola sconfigge un eroe nella sua fase movimento: niente esplorazione e niente sfida, il mantenimento si svolge nella città, e l'energia resta fino alla fine del turno [wow/A-45].",
  'wow/T-105':
    'Un eroe è sconfitto nel turno di un rivale: il suo turno successivo comincia normalmente, dalla città.',
  'wow/T-106':
    "Un eroe a cui è associata Pietra dell'Anima subisce un colpo mortale: resta dov'è con 1 punto vita e Pietra dell'Anima si scarta. Non si prende nessun oggetto, e il combattimento continua.",
  'wow/T-15':
    'Un eroe sul lato opposto a quello di partenza, con 3 danni, guadagna un livello: i danni si rimuovono, si pescano 3 carte, e anche la nuova carta sta su quel lato.',
  'wow/T-107':
    "Un eroe verde batte Boccalarga, che concede il verde: il livello non si guadagna di nuovo, e non è stampato altro, quindi non c'è ricompensa.",
  'wow/T-108':
    "Un eroe verde batte l'incontro delle Miniere della Morte, che dà il livello verde e un oggetto verde: il livello non si guadagna di nuovo, ma l'oggetto sì.",
  'wow/T-109': 'Un eroe con nove carte guadagna un livello: la mano sale a dodici carte e torna a dieci.',
  'wow/T-110':
    "Un eroe a cui resta 1 punto vita batte Rattoppo, e cadono entrambi: niente livello e niente oggetto, l'eroe è sconfitto, e Rattoppo resta sulla mappa [wow/A-08].",
  'wow/T-12':
    "Il segnalino di un eroe è a Brill, e la missione porta poi a Roccavento. L'eroe finisce un turno a Brill e lo raccoglie; dopo un turno successivo a Roccavento la missione è completata. Il segnalino torna nella scorta, si pesca una missione elite e se ne esegue la preparazione.",
  'wow/T-166':
    "Burbonn attacca e sconfigge l'eroe indicato dalla sua Taglia: la missione va sotto il suo registro, per 2 punti valore in tutto. Pesca la prima missione elite, ne esegue la preparazione e la mette scoperta accanto all'altra sua missione.",
  'wow/T-167':
    "Sandrai completa una missione e pesca Le Piaghe dell'Est: mette subito un suo segnalino alla Cappella della Luce, uno a Caer Darrow e uno a Valsalda, qualunque sia il suo livello.",
  'wow/T-111': 'Un eroe attraversa Brill senza finirvi il turno: non raccoglie nessun segnalino.',
  'wow/T-112':
    "Un eroe non riesce a battere l'incontro a Brill ma resta in piedi: nel mantenimento può raccogliere comunque il segnalino.",
  'wow/T-113':
    "Un eroe è a Sepulcra con tutti e tre i segnalini della missione Le Piaghe dell'Est. Nel mantenimento la missione è completata per 3 punti valore: la carta va sotto il registro e si pesca una nuova missione elite.",
  'wow/T-114':
    'Un eroe con due missioni attive ne pesca una terza da un datore di missioni: una delle tre si scarta prima di ogni preparazione e i suoi segnalini tornano nella scorta; quella nuova si prepara solo se viene tenuta [wow/A-31].',
  'wow/T-115':
    "Una missione chiede dallo zaino un incontro con l'attributo Bestia, e l'unico oggetto adatto è equipaggiato. In questo mantenimento non si può pagare: l'eroe lo toglie nel momento dell'equipaggiamento e paga nel turno successivo.",
  'wow/T-116':
    "Una missione chiede una Bestia, e l'eroe ha un oggetto ottenuto dal retro di un evento: l'altra faccia è un evento, quindi non conta.",
  'wow/T-117': 'Un terzo eroe sconfigge quello indicato dalla Taglia: la missione non è completata.',
  'wow/T-118':
    "L'eroe indicato dalla Taglia attacca chi ha la missione e cade: la missione è completata nel turno di quel rivale, e si pesca subito una nuova missione elite.",
  'wow/T-119':
    'Nel mantenimento delle missioni un eroe con 6 punti valore completa una missione da 3: vince subito con 9, non si pescano missioni e non si equipaggia nulla.',
  'wow/T-120':
    'Un eroe con 7 punti valore batte Nefarian: nel passo finale prende il trofeo e vince, prima del mantenimento.',
  'wow/T-121':
    "Un eroe batte Nefarian per la seconda volta, e il trofeo si dà una volta sola a ogni eroe: non c'è ricompensa.",
  'wow/T-122':
    "L'ultima copia di un trofeo è stata presa, e un altro eroe batte quell'Overlord: non c'è ricompensa.",
  'wow/T-123':
    'Un eroe nello spazio della Baia del Bottino ha nello zaino un oggetto grigio, uno verde e uno giallo. Nella fase sfida può scartare i tre per il trofeo o rinunciare; in nessun caso si pescano carte.',
};
