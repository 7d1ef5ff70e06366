import type { RulingId } from '../../../rulebook.ts';

/** The rulings in Italian. */
export const rulings = {
  'gof/A-01':
    'Chi prende un Eroe dal centro può aggiungere un numero qualsiasi di Spacconerie, da nessuna a tutte e sei. Il regolamento parla di una sola Spacconeria; le recensioni di chi gioca ne ammettono quante si vuole.',
  'gof/A-02':
    "I segnalini di un Tesoro (Bonus, Penalità e Abilità) si prendono al momento dell'Uccisione, quindi contano nella verifica del colpo dello stesso combattimento. L'Oro si calcola quando si sa se il Mostro è stato Schivato. Entrambi vengono prima del Danno.",
  'gof/A-03':
    'I “Postumi di una notte da leoni” costano 4 in Difesa. Il simulatore pubblico usa 2, ma il regolamento e una recensione concordano su 4.',
  'gof/A-04':
    "Un Doppelgänger scambiato da un Giullare ha un Attacco pari alla Difesa attuale dell'Eroe, non a quella stampata sulla sua Classe; perciò colpisce sempre, a meno che sia Schivato con un'Abilità.",
  'gof/A-05':
    "Il Tesoro dello Sciame d'Api è a scelta 2 Oro o 1 segnalino Classe. Qui il regolamento ripete il segnalino Arma del Bandito, e lo consideriamo una svista.",
  'gof/A-06':
    'Davanti a una Pozza Curativa ogni giocatore sceglie uno solo dei due effetti, mai entrambi: curare 1 Ferita oppure scartare tutti i segnalini Penalità.',
  'gof/A-07': 'Il colpo di un Fuoco Fatuo costa 1 segnalino Classe e non infligge Ferite.',
  'gof/A-08': 'Il Mercenario ha Difesa 20. Il simulatore pubblico riportava prima 14 e poi lo ha corretto.',
  'gof/A-09':
    'La maledizione della Mummia raddoppia il Danno dei Mostri e della Trappola di Lance. Non raddoppia le Ferite da veleno né quelle subite come costo, come quelle della Spada Fiammeggiante e del Segugio Infernale.',
  'gof/A-10':
    "L'Ascia raddoppia l'Attacco per tutto il turno. Un secondo uso in un altro combattimento dello stesso turno lo raddoppia di nuovo.",
  'gof/A-11': 'Lo scambio del Giullare vale solo per questo combattimento.',
  'gof/A-12':
    "Il Vendicatore conta ogni altro Eroe che era Morto all'inizio del turno, anche uno Zombie Morto che gioca in questo turno. Il bonus vale solo per questo attacco, e l'Abilità si può ripetere, un segnalino per ogni uso.",
  'gof/A-13': 'Un Cavaliere che spende un segnalino contro un Danno senza Ferite non subisce alcuna Ferita.',
  'gof/A-14':
    "I Modificatori restano sul Mostro nel secondo combattimento contro un Troll e nella ripetizione dell'Avventuriero. Un Troll ripetuto è un Incontro nuovo e può essere combattuto di nuovo due volte.",
  'gof/A-15':
    "Contro un Demone lo Zombie può comunque pagare per giocare, perché si unisce prima del combattimento, e l'Avventuriero e l'Alchimista si possono usare a combattimento finito. Il Mago può saltare il Demone. Ogni altra Abilità che costa un segnalino è vietata.",
  'gof/A-16':
    "Un Sacerdote che ha usato la sua Abilità può comunque scartare un segnalino Arma per saltare il Behemoth, perché quella non è un'Abilità Arma.",
  'gof/A-17':
    'La maledizione della Mummia e la protezione dello Scorpione Gigante sono effetti passeggeri, non segnalini Penalità: né una Pozza Curativa né la Spada Sacra li rimuovono.',
  'gof/A-18':
    "Lo Scudo Chiodato non può Uccidere un'Ombra che non ha inflitto Danno perché l'Eroe aveva 2 o più Ferite, né un Mostro il cui Danno è stato del tutto evitato. Può Uccidere un Fuoco Fatuo che ha colpito l'Eroe quando questi non aveva segnalini Classe da perdere.",
  'gof/A-19':
    "Un Cercatore d'Oro ottiene il suo Oro una volta per turno, anche in un turno con due Incontri.",
  'gof/A-20': "La Scimitarra ritira esattamente due dadi, o l'unico dado se ne è stato tirato uno solo.",
  'gof/A-21':
    "Un Modificatore in attesa quando si pesca l'Incontro privato di un Guardiano continua ad aspettare il prossimo Mostro girato per tutti; non si applica mai a un Incontro privato.",
  'gof/A-22': 'Solo il proprietario della Bacchetta vede le carte che la Bacchetta permette di guardare.',
  'gof/A-23':
    "In due giocatori la Bacchetta funziona finché il suo Eroe è vivo, qualunque sia l'Eroe attivo; lo Zombie ha bisogno di un qualsiasi altro Eroe vivo; l'Oro si tiene separato per Eroe, costi e perdite toccano all'Eroe attivo e il punteggio è la somma.",
  'gof/A-24':
    "Un Negromante ha l'Abilità di uno Zombie solo finché quello Zombie è Morto: se lo Zombie torna in vita, la copia finisce.",
  'gof/A-25': "Uno Sciame d'Api Extra Ricco dà 3 Oro in più qualunque ricompensa si scelga.",
  'gof/A-26':
    "Un Maestro d'Armi con la Mannaia (carte promozionali) moltiplica il tiro per 4 qualunque sia l'Arma di cui tira i dadi. Così dice alla lettera il regolamento; un tavolo può preferire moltiplicare solo i dadi della Mannaia.",
  'gof/A-27':
    'Dopo una vittoria condivisa, nella partita seguente gioca per ultimo uno dei vincitori, scelto a caso.',
  'gof/A-28': 'Un Doppelgänger Extra Coriaceo ha la tua Difesa più 3.',
  'gof/A-29':
    "Un segnalino del Cavaliere vale per un colpo intero, per quante volte se ne ripeta il Danno. Le Ferite di un Vampiro o di un'Ombra contano come Ferite; la scelta della Banshee è Danno speciale e viene annullata.",
  'gof/A-30': 'Un Eroe che scommette sul Gladiatore e poi lo salta ha perso la scommessa.',
  'gof/A-31':
    "La Spada si può usare in qualsiasi momento fino alla verifica del colpo. Prima di allora viene proposta dove c'è già qualcos'altro da decidere; altrove ad aspettare non si perde nulla.",
  'gof/A-32':
    "Un'Abilità che non cambierebbe nulla, o di cui resterebbe solo lo svantaggio, non viene proposta: una seconda Uccisione dello stesso Mostro, una cura senza Ferite, una Schivata di ciò che manca comunque il bersaglio. Un Cavaliere può comunque spendere un segnalino per una sola Ferita [gof/C-KNI-3].",
  'gof/A-33': "Un Cercatore d'Oro tenuto in vita dallo Scorpione Gigante è vivo e guadagna il suo oro.",
} as const satisfies Readonly<Record<RulingId, string>>;
