import type { casesChests as chapter } from '../../../../rulebook/cases/chests.ts';

/** Cases of chests and workbenches, in Italian. */
export const casesChests: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K27':
    'Si attiva un baule: prima l’esploratore recupera 1 essenza; poi pesca una carta da un mazzo a scelta e la vede prima di scegliere il secondo mazzo. Una delle due deve andarsene: distrutta, o di nuovo in cima al mazzo da cui viene.',
  'ma/K28':
    'Un mistico con il posto degli artefatti libero tiene una Campana sommersa: si può equipaggiare subito. Un’arma no, e nemmeno un potenziamento per artefatti, che non può essere un oggetto principale.',
  'ma/K29':
    'Un pistolero che indossa un Pastrano incatramato tiene un Manto della preghiera: va nella borsa, perché non c’è posto e con un baule non si usa l’inventario.',
  'ma/K30': 'Un artigiano dà l’arma tenuta a un picchiatore adiacente: arriva non equipaggiata.',
  'ma/K31':
    'Un esploratore ha solo un Gancio a catena e a un tavolo da lavoro pesca Laudano da campo, Fioretto da duello e Mirino a diottra. Il Gancio si scambia con il Fioretto, il Mirino si tiene, il Gancio si distrugge e il Laudano si rimette: ora l’esploratore ha il Fioretto e il Mirino, e il Laudano è in cima ai consumabili.',
  'ma/K32':
    'A un tavolo da lavoro si è tenuta una carta, e l’esploratore vuole rimettere entrambe le altre: non può, almeno una va distrutta.',
  'ma/K33':
    'Le carte di un tavolo da lavoro sono sistemate: a quel punto l’esploratore riordina gratis l’inventario, e solo dopo il tavolo riceve il segnalino esplorato.',
  'ma/K34':
    'Un esploratore con sei carte non equipaggiate ne tiene una settima: una delle sette si distrugge subito, a scelta del proprietario.',
  'ma/K35':
    'Il mazzo degli artefatti e la sua pila sono vuoti quando si apre un baule: gli artefatti non si possono scegliere, gli altri mazzi sì.',
};
