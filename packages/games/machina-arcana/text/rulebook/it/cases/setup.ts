import type { casesSetup as chapter } from '../../../../rulebook/cases/setup.ts';

/** Cases of setup, the round and markers, in Italian. */
export const casesSetup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K1':
    'Comincia una partita a difficoltà normale e di durata completa: con due esploratori il valore di generazione e quello dell’orrore sono 2, la minaccia è in posizione 1 di 4 e il livello dei mostri è 1.',
  'ma/K2':
    'Comincia una partita con due esploratori a difficoltà incubo e di durata brevissima: 3 posizioni meno 2 farebbero 1, ma la minaccia non ne ha mai meno di 2, e quindi ne ha 2.',
  'ma/K3':
    'Quattro esploratori si piazzano sulla Sala delle pompe: i primi quattro posti finiscono su (4,9), (5,9), (3,8) e (4,8). (5,8) è una fossa e si salta.',
  'ma/K4':
    'Vane e Calloway cominciano: Vane ha 7 salute, 6 resistenza e 1 essenza, Calloway 5, 6 e 3, e nessuno dei due ha oggetti [ma/Q11].',
  'ma/K5':
    'Crane finisce il turno con 3 resistenza avanzata: ora ne ha 0, e nella prossima fase degli esploratori 8.',
  'ma/K6':
    'Calloway ha 0 resistenza, 1 essenza e un indicatore libero, e non ha ancora finito il turno: può giocare lo stesso Salmo del rifugio, che non costa resistenza.',
  'ma/K7':
    'Prys ha cominciato il suo turno, e Crane vorrebbe agire prima che lei abbia finito: non può. Una volta finito il turno, Prys non agisce più in quel round.',
  'ma/K8':
    'Sable, con 1 resistenza, prova ad aprire il baule accanto a lei: l’azione viene rifiutata, e lei ha ancora 1 resistenza.',
  'ma/K9':
    'Thornquist ha indicatori su tre carte e vuole giocare Spintone, che ne richiede uno: non può fino alla prossima fase degli esploratori.',
  'ma/K10':
    'Squarcia, della Lama dentata, è andata a segno: il bersaglio ha -1 armatura, e sulla carta c’è un indicatore. Strappa via toglie l’indicatore: il -1 finisce prima che si tiri il nuovo attacco, e l’indicatore si può piazzare di nuovo.',
  'ma/K11':
    'Tieni la posizione, degli Schinieri, ha dato +1 armatura; poi un attacco a segno di un Ragno di fil di ferro fa disequipaggiare il vestiario a cui gli Schinieri sono agganciati. Contro il mostro successivo quel +1 non c’è più, e l’indicatore non torna prima della fase degli esploratori.',
  'ma/K12':
    'Tieni la posizione ha dato +1 armatura, e più tardi nello stesso turno il proprietario usa l’inventario e lascia quel vestiario dov’era: quando i mostri attaccano, il +1 vale ancora.',
  'ma/K13':
    'Tutti e quattro gli indicatori orrore sono su carte quando si pesca Sangue lento: nessuno perde resistenza. L’evento diventa comunque quello corrente, e la minaccia sale comunque.',
};
