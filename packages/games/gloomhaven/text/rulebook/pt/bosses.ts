import type { bosses as chapter } from '../../../rulebook/bosses.ts';

/** Bosses, in Brazilian Portuguese. */
export const bosses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bosses.1':
    'Cada chefe tem a própria carta de atributos, mas todos usam o baralho de habilidades comum "Chefe".',
  'gh/bosses.2':
    'Os chefes não são nem normais nem elite; efeitos restritos a monstros normais ou elite não os afetam.',
  'gh/bosses.2a': 'Uma habilidade que mata um monstro normal na hora não pode visar um chefe.',
  'gh/bosses.3':
    'As cartas do baralho Chefe remetem às ações especiais 1 e 2, descritas na carta de atributos do chefe e, se complexas, no Livro de Cenários.',
  'gh/bosses.3a':
    'A ação especial 1 do primeiro chefe da campanha é ir até a próxima porta e revelar a sala: o chefe abre a porta, embora para os monstros uma porta fechada seja normalmente uma parede [gh/terrain.6].',
  'gh/bosses.3b':
    'Quando o chefe já abriu a sua última porta, volta à primeira; se houver alguém nela, é colocado no hexágono vazio mais próximo.',
  'gh/bosses.4': 'Os atributos de um chefe podem depender do número de personagens P.',
  'gh/bosses.4a':
    'Com pontos de vida impressos como 10 x P e três personagens, o chefe tem 30 pontos de vida.',
  'gh/bosses.5':
    'Um chefe é imune às condições listadas na sua carta; as outras partes de um ataque o afetam normalmente.',
  'gh/bosses.5a':
    'Um chefe imune a ATORDOAR é atingido por um Ataque 4 com ATORDOAR: o dano é causado, e ATORDOAR não é aplicado.',
  'gh/bosses.6':
    'No resto, os chefes seguem todas as regras dos monstros: foco, movimento, o baralho de modificadores comum, dinheiro ao morrer, a menos que tenham aparecido por uma regra do cenário.',
  'gh/bosses.7': 'O movimento forçado afeta um chefe, a menos que a sua carta ou o cenário diga outra coisa.',
  'gh/bosses.8':
    'Poleiros, hexágonos para onde se teletransportar e lugares de um altar são usados na ordem indicada pelo cenário e depois de novo a partir do primeiro. Uma sala ainda não revelada é revelada e, se o lugar estiver ocupado, vale o hexágono vazio mais próximo. Se o cenário não indica nenhum lugar, essa parte da ação especial não faz nada.',
  'gh/bosses.8a':
    'Um altar chega sempre ao próprio lugar: uma figura ou um obstáculo que esteja ali vai para o hexágono vazio mais próximo.',
  'gh/bosses.9':
    'Um ovo é colocado como um monstro invocado, tem pontos de vida e pode ser atacado. Quando os ovos eclodem, cada um se torna um monstro normal, enquanto houver peças livres; como qualquer monstro invocado, age a partir da rodada seguinte.',
  'gh/bosses.10':
    'Quem é afugentado ou atraído por um chefe se desloca em ordem de iniciativa. Afugentado, move-se como com uma habilidade de Mover até um hexágono o mais longe possível do chefe, e quem não pode se mover fica onde está; atraído, é colocado no hexágono vazio mais próximo adjacente ao chefe. Os jogadores escolhem entre hexágonos igualmente bons.',
  'gh/bosses.11':
    'Um chefe controla a mente do último personagem, na ordem de iniciativa, entre os que nesta rodada ainda têm duas cartas para jogar; quem descansa não é escolhido. No seu turno, o personagem age como um monstro agiria, com os aliados como inimigos: primeiro as suas criaturas invocadas, nos turnos delas, depois o seu movimento e a ação de cima da sua primeira carta. Depois as duas cartas são descartadas, mostrem o que mostrarem.',
  'gh/bosses.12':
    'As figuras que um chefe invoca e que não são monstros agem logo antes dele, como as criaturas invocadas por um personagem, e saem do mapa quando ele morre. Uma figura invulnerável pode ser atacada, mas não sofre dano.',
  'gh/bosses.13':
    'Um monstro a quem um chefe concede outro turno joga um turno inteiro, com início e fim: FERIDA causa dano e as condições expiram. O turno que ele já tem na rodada não muda.',
};
