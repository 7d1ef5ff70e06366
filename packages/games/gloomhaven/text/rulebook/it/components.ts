import type { components as chapter } from '../../../rulebook/components.ts';

/** Components and play area, in Italian. */
export const components: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/components.1':
    'Il gioco è cooperativo: i giocatori vincono o perdono lo scenario tutti insieme, mentre ciascuno persegue anche un obiettivo della battaglia segreto e una missione personale.',
  'gh/components.2':
    'Uno scenario si gioca con 2, 3 o 4 personaggi, e una stessa persona può controllarne due o più (per giocare in solitario vedi [gh/variants.1]). P indica il numero di personaggi che hanno iniziato lo scenario, compresi quelli sfiniti.',
  'gh/components.2a': 'Non si può iniziare uno scenario con 1 solo personaggio né con 5.',
  'gh/components.3':
    'La scatola contiene: un regolamento, un Libro degli Scenari e un volume degli Archivi Cittadini; 1 tabellone della campagna; 30 tessere della mappa e 155 tessere sovrapponibili, tutte a doppia faccia; 18 miniature personaggio, 17 plance personaggio, 35 custodie dei personaggi, 17 blocchi di schede personaggio e 1 blocco di schede gruppo; 504 carte capacità dei personaggi e 457 carte modificatore di attacco; 236 pedine mostro con 24 piedistalli di plastica (8 di un tipo e 16 di un altro), 232 carte capacità dei mostri, 47 carte statistiche dei mostri (34 normali e 13 dei boss) e 6 tasche statistiche; 253 carte oggetto; 150 carte evento (69 di strada, 81 di città); 24 obiettivi della battaglia e 24 missioni personali; 9 carte scenario secondario casuale e 40 carte dungeon casuale (20 stanze, 20 mostri); 4 carte di consultazione dei giocatori; 32 segnalini evocazione (16 miniature e 16 indicatori in 8 colori), 60 segnalini condizione, 85 segnalini personaggio, 50 segnalini denaro, 46 segnalini danno (28, 12 e 6 di tre valori), 10 segnalini ausiliari dello scenario e 12 segnalini obiettivo; 6 segnalini elemento e 1 plancia delle infusioni elementali; 1 segnalino indicatore di round; 4 contatori PF/PE; 3 buste sigillate; 4 fogli degli adesivi. Solo i componenti elencati in [gh/components.4] limitano ciò che può accadere in gioco.',
  'gh/components.4':
    'Le riserve che possono esaurirsi sono: le pedine di ogni tipo di mostro, le 10 maledizioni dei mostri, le 10 maledizioni dei personaggi, le carte benedizione, le copie di ogni oggetto, il mazzo dei modelli di oggetto casuali, il mazzo degli scenari secondari casuali e quello delle missioni personali. I segnalini danno, denaro e condizione, i colori delle evocazioni e i piedistalli di plastica non sono mai un limite.',
  'gh/components.4a':
    'Anche se tutte le basi bianche sono in uso, un mostro normale si piazza comunque, purché ci sia una pedina libera del suo tipo.',
  'gh/components.5':
    "L'area di gioco ospita una mappa modulare costruita con le tessere dello scenario, unite da porte o corridoi; all'inizio vi si trovano solo le tessere sovrapponibili, i mostri e il denaro della prima stanza.",
  'gh/components.6':
    'Ogni giocatore ha una plancia personaggio, una mano di carte capacità, un contatore PF/PE, dei segnalini personaggio, un obiettivo della battaglia a faccia in giù e le carte degli oggetti equipaggiati.',
  'gh/components.7':
    'Ogni tipo di mostro presente nello scenario ha la sua carta statistiche, le sue pedine e un proprio mazzo di carte capacità mescolato.',
  'gh/components.8':
    "C'è un mazzo dei modificatori di attacco per ogni personaggio, più un mazzo comune a tutti i mostri; ciascuno si mescola separatamente.",
  'gh/components.9':
    'Un mazzo dei modificatori di attacco standard ha 20 carte: sei +0, cinque +1, cinque -1, un +2, un -2, un "2x" e un "Nullo".',
  'gh/components.9a':
    'Un nuovo personaggio di livello 1 senza talenti, oggetti né benedizioni ha esattamente 20 carte modificatore, i cui numeri (esclusi 2x e Nullo) danno come somma 0.',
  'gh/components.10':
    "Un mazzo dei modificatori di attacco può essere cambiato dai talenti, dagli oggetti equipaggiati, dagli effetti degli scenari e degli eventi, e da MALEDIZIONE e BENEDIZIONE; nient'altro lo modifica.",
  'gh/components.11':
    'I sei elementi (Fuoco, Ghiaccio, Aria, Terra, Luce, Oscurità) iniziano ogni scenario nella colonna Inerte.',
  'gh/components.12': 'In uno scenario ogni classe può essere rappresentata da un solo personaggio.',
  'gh/components.12a': 'Un gruppo che ha già un Bruto non può schierarne un secondo nello stesso scenario.',
  'gh/components.13':
    'In una nuova campagna sono disponibili sei classi: Bruto, Inventore, Tessimagie, Canaglia, Cuore di Roccia e Ladro Mentale; tutte le altre vanno sbloccate.',
  'gh/components.14':
    "Una plancia personaggio riporta il nome e l'icona della classe, il massimo dei punti ferita a ogni livello da 1 a 9, il limite di mano e i numeri degli eventi legati allo sblocco e al primo ritiro della classe; le sei classi di partenza non hanno un numero di sblocco.",
  'gh/components.14a':
    'Ai livelli da 1 a 9 il massimo dei punti ferita della Canaglia è 8, 9, 11, 12, 14, 15, 17, 18, 20; il suo limite di mano è 9 a ogni livello.',
  'gh/components.14b':
    'Su una plancia con la sequenza 10, 12, 14, 16, 18, 20, 22, 24, 26, il massimo al livello 4 è 16.',
  'gh/components.15':
    'Le classi di partenza, con il limite di mano e il massimo dei punti ferita ai livelli da 1 a 9: Bruto 10, con 10, 12, 14, 16, 18, 20, 22, 24, 26; Inventore 12, con 8, 9, 11, 12, 14, 15, 17, 18, 20; Tessimagie 8, con 6, 7, 8, 9, 10, 11, 12, 13, 14; Canaglia 9, con 8, 9, 11, 12, 14, 15, 17, 18, 20; Cuore di Roccia 11, con 10, 12, 14, 16, 18, 20, 22, 24, 26; Ladro Mentale 10, con 6, 7, 8, 9, 10, 11, 12, 13, 14.',
  'gh/components.16':
    'Durante la partita si tiene il conto, per ogni personaggio, dei punti ferita attuali e dei punti esperienza ottenuti nello scenario; i primi partono dal massimo previsto per il livello, i secondi da 0.',
  'gh/components.17':
    "Una carta capacità ha un nome, un valore di iniziativa (da 01 a 99), un livello (1, X, oppure da 2 a 9), un'azione superiore e un'azione inferiore. Un'azione è composta da una o più capacità.",
  'gh/components.18':
    'Le carte capacità appartengono a una classe; un personaggio può usare soltanto quelle della propria.',
  'gh/components.19':
    'La riserva di carte di un personaggio di livello 1 contiene solo le sue carte di livello 1 e le sue tre carte X; quelle di livello superiore vi entrano quando il personaggio avanza di livello.',
  'gh/components.20':
    'Qualsiasi personaggio può usare qualsiasi oggetto: gli oggetti non sono legati a una classe.',
  'gh/components.21':
    "Una carta oggetto indica nome, prezzo, slot, quando può essere usata e con quale effetto, che cosa le accade dopo l'uso (è spesa, è consumata, oppure nulla), le eventuali caselle di utilizzo, quante carte -1 aggiunge, il numero di copie nel gioco e un numero di riferimento.",
  'gh/components.22':
    'Una carta statistiche dei mostri riporta, per ogni livello da 0 a 7 e separatamente per mostri normali ed elite, punti ferita, movimento base, attacco base, gittata base e tratti speciali; una gittata "-" significa che di norma i suoi attacchi sono in mischia.',
  'gh/components.23':
    'I tratti stampati su una carta statistiche (Volante, Scudo, Ritorsione, condizioni degli attacchi e simili) restano al mostro per tutto il tempo in cui è sulla mappa.',
  'gh/components.24':
    'Una carta capacità dei mostri riporta il nome del mazzo, un valore di iniziativa, un elenco ordinato di capacità e a volte il simbolo di mescolare.',
  'gh/components.25':
    'Più tipi di mostro possono usare uno stesso mazzo di carte capacità: per esempio i Banditi Guardia, le Guardie Cittadine e gli Inox Guardia usano tutti il mazzo "Guardia". Se due di questi tipi sono sulla mappa, la carta del mazzo vale per entrambi e i giocatori mantengono sempre lo stesso ordine, preferibilmente un tipo dopo l\'altro [gh/A-01].',
  'gh/components.25a':
    'Con Banditi Guardia e Guardie Cittadine sulla mappa si pesca una sola carta Guardia, la cui iniziativa e le cui capacità valgono per entrambi i tipi.',
  'gh/components.26':
    'Una carta modificatore di attacco mostra un valore (un numero, "2x" o "Nullo") e può mostrare effetti, il simbolo di modificatore a catena, un bordo di benedizione o di maledizione, il simbolo di mescolare e un\'icona di origine (da 1 a 4 o M per i mazzi standard, l\'icona di una classe, oppure una stella per le carte aggiunte da uno scenario o da un oggetto).',
  'gh/components.27': "Una carta con un effetto e senza un numero stampato vale +0 con quell'effetto.",
  'gh/components.28':
    'Le condizioni, gli elementi e gli altri effetti di una carta modificatore pescata si applicano come se fossero stampati sulla capacità in uso, per il bersaglio per cui la carta è stata pescata.',
  'gh/components.29':
    'Chi pesca un modificatore a catena pesca ancora; ci si ferma alla prima carta che non è a catena, e tutti i valori e gli effetti pescati si combinano.',
  'gh/components.29a':
    "In un attacco normale si pescano uno SPINGERE 2 a catena, un Terra a catena e un +2: l'attacco ottiene +2 e SPINGERE 2, e crea Terra.",
  'gh/components.30':
    'Una carta benedizione o maledizione pescata si toglie dal mazzo e torna nella sua riserva, invece di finire nella pila degli scarti.',
  'gh/components.31':
    'Le maledizioni dei personaggi (stella) entrano solo nei mazzi dei personaggi, quelle dei mostri (M) solo nel mazzo dei mostri.',
  'gh/components.32':
    'Un mazzo da cui è stata pescata una carta con il simbolo di mescolare (il 2x o il Nullo standard) si rimescola con i suoi scarti alla fine di quel round. Un mazzo vuoto al momento di pescare si rimescola subito.',
  'gh/components.32a':
    'Il mazzo di pesca si esaurisce a metà di un attacco contro tre bersagli: gli scarti si mescolano per formare un nuovo mazzo e si continua a pescare.',
  'gh/components.33':
    "Le carte con l'icona della stella (degli scenari e degli oggetti) lasciano il mazzo alla fine dello scenario; quelle con l'icona della classe, ottenute con i talenti, restano.",
  'gh/components.34':
    'Le mani, le carte selezionate e non ancora rivelate, gli obiettivi della battaglia e i mazzi da cui si pesca sono informazioni nascoste; tutto il resto sul tavolo è pubblico.',
};
