import type { casesSetup as chapter } from '../../../../rulebook/cases/setup.ts';

/** Cases of setup, the round and markers, in Brazilian Portuguese. */
export const casesSetup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K1':
    'Começa uma partida na dificuldade normal e de duração completa: com dois exploradores o índice de surgimento e o de horror são 2, a ameaça está na posição 1 de 4 e o nível dos monstros é 1.',
  'ma/K2':
    'Começa uma partida com dois exploradores na dificuldade pesadelo e de duração muito curta: 3 posições menos 2 dariam 1, mas a ameaça nunca tem menos de 2, então tem 2.',
  'ma/K3':
    'Quatro exploradores são colocados na Casa de Bombas: os quatro primeiros lugares ficam em (4,9), (5,9), (3,8) e (4,8). (5,8) é um fosso e é pulado.',
  'ma/K4':
    'Vane e Calloway começam: Vane tem 7 de saúde, 6 de vigor e 1 essência, Calloway tem 5, 6 e 3, e nenhum dos dois tem itens [ma/Q11].',
  'ma/K5':
    'Crane encerra o turno com 3 de vigor sobrando: agora tem 0, e na próxima fase dos exploradores, 8.',
  'ma/K6':
    'Calloway tem 0 de vigor, 1 essência e um marcador livre, e ainda não encerrou o turno: mesmo assim pode usar Salmo Protetor, que não custa vigor.',
  'ma/K7':
    'Prys começou seu turno, e Crane gostaria de agir antes que ela termine: isso é recusado. Encerrado o turno, Prys não age mais nessa rodada.',
  'ma/K8':
    'Sable, com 1 de vigor, tenta abrir o baú ao seu lado: a ação é recusada, e ela continua com 1 de vigor.',
  'ma/K9':
    'Thornquist tem marcadores em três cartas e quer usar Empurrão, que precisa de um: é recusado até a próxima fase dos exploradores.',
  'ma/K10':
    'Rasgo, do Gume Serrilhado, acertou: o alvo tem -1 de armadura, e há um marcador na carta. Puxão Brusco tira o marcador: o -1 acaba antes da rolagem do novo ataque, e o marcador pode ser colocado de novo.',
  'ma/K11':
    'Postura Firme, das Grevas de Ferro, deu +1 de armadura; depois o acerto de um Rastejante dos Fios faz desequipar o vestuário em que as grevas estão encaixadas. Contra o próximo monstro o +1 já não vale, e o marcador não volta antes da fase dos exploradores.',
  'ma/K12':
    'Postura Firme deu +1 de armadura, e mais tarde no mesmo turno o dono usa o inventário e deixa aquele vestuário onde estava: quando os monstros atacam, o +1 ainda vale.',
  'ma/K13':
    'Os quatro marcadores de horror estão em cartas quando Sangue Lento é comprado: ninguém perde vigor. O evento se torna o atual mesmo assim, e a ameaça sobe mesmo assim.',
};
