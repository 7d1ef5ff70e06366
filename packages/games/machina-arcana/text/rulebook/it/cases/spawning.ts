import type { casesSpawning as chapter } from '../../../../rulebook/cases/spawning.ts';

/** Cases of spawning, horror and threat, in Italian. */
export const casesSpawning: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K60':
    'Con tre esploratori a difficoltà normale, il valore di generazione è 3. Un tiro di 3 è sicuro, e il valore diventa 4. Il tiro successivo, ancora 3, è inferiore: si genera un mostro, e il valore torna a 3 [ma/Q2].',
  'ma/K61': 'Il valore di generazione è 10 e il tiro fa 10: non appare niente, e il valore resta a 10.',
  'ma/K62':
    'Il valore di generazione è 3, e quattro esploratori ottengono 9, 9, 9 e 5 contro valori di 3, 4, 5 e 6: il quarto tiro genera un mostro, e il valore torna a 3.',
  'ma/K63':
    'Entrambi gli spazi generazione della Sala delle pompe sono sigillati: per un esploratore che si trova lì non si lancia il dado, e il valore non si muove [ma/Q1].',
  'ma/K64':
    'Si genera un mostro per un esploratore su (1,4) mentre un altro mostro è sullo spazio generazione (0,3). Va su (0,4), (1,2) o (1,3), a scelta dei giocatori: ciascuno è a 1 passo dallo spazio generazione, e (1,4) è occupato.',
  'ma/K65':
    'Si genera un mostro per un esploratore su (6,7): appare su (9,9), a 3 passi, non su (0,3), che è a 6.',
  'ma/K66':
    'Un controllo di generazione fallisce quando il mazzo dei mostri e la sua pila sono vuoti: la minaccia sale di 1, non si piazza nessuna pedina, e il valore torna lo stesso a quello iniziale.',
  'ma/K67':
    'Al livello dei mostri 3 non resta nessuna carta di livello 1, e la Nutrice di una Matrona d’ottone ottiene 8: si genera un mostro come al solito.',
  'ma/K68':
    'Con tre esploratori a difficoltà normale, il valore dell’orrore è 4, la minaccia è nell’ultima posizione e il livello dei mostri è 1; il tiro dell’orrore fa 2. L’evento si risolve, il valore torna a 3 [ma/Q2], il livello dei mostri diventa 2 e la minaccia 1; le carte distrutte di livello 1 escono dal gioco, e quelle di livello 2 si mescolano nel mazzo.',
  'ma/K69':
    'Quando il livello dei mostri sale a 2, un mostro di livello 1 è in gioco e un altro nel mazzo: restano entrambi.',
  'ma/K70':
    'La minaccia sale al livello dei mostri 5: ogni esploratore sulla mappa perde 1 salute o 1 essenza, e il livello resta 5 [ma/Q3].',
  'ma/K71':
    'Cielo di ferro è l’evento corrente, e si pesca Breccia: il mostro di Breccia arriva prima, con il +1 armatura, e tutti i mostri lo perdono quando Breccia è posata su Cielo di ferro.',
  'ma/K72':
    'Si pesca Occhi di fuoco senza mostri in gioco: il valore di generazione sale di 1, e Occhi di fuoco viene distrutto. Non diventa l’evento corrente.',
  'ma/K73':
    'Il mostro che ha Corazza viene distrutto: Corazza va nella pila dell’orrore, ma non in cima come evento corrente.',
  'ma/K74':
    'Nenia funebre, con 1 dado bianco e 1 nero contro la volontà, fa 3 contro Calloway, volontà 4, e Crane, volontà 2: viene colpito solo Crane. Può perdere invece essenza, e nessuno conta come attaccante.',
  'ma/K75':
    'Nel finale di «Il motore annegato» la pressione è 9 quando comincia la fase dell’orrore: diventa 10, e la partita è persa prima del tiro dell’orrore.',
  'ma/K76':
    'Sangue lento è stato pescato: Sable comincia la prossima fase degli esploratori con 5 resistenza. Dalla fase dell’orrore successiva non vale più.',
};
