import type { summons as chapter } from '../../../rulebook/summons.ts';

/** Summons, in Brazilian Portuguese. */
export const summons: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/summons.1':
    'Uma habilidade de invocar coloca a sua figura em um hexágono vazio adjacente ao invocador; se não houver nenhum, a habilidade não pode ser usada.',
  'gh/summons.1a':
    'Todos os hexágonos adjacentes têm uma figura, um obstáculo ou uma ficha de dinheiro: a habilidade de invocar não pode ser usada.',
  'gh/summons.2':
    'Uma criatura invocada tem pontos de vida, valores de movimento, ataque e alcance e às vezes características especiais, tudo impresso na carta.',
  'gh/summons.3':
    'Um "-" no lugar de um valor significa que a criatura invocada não tem esse valor base: com "-" no movimento ela não pode se mover, com "-" no ataque não pode atacar, com "-" no alcance seu ataque é corpo a corpo.',
  'gh/summons.4':
    'A carta da criatura invocada fica na área ativa como bônus persistente até que a criatura perca todos os pontos de vida, a carta saia da área ativa ou o invocador fique exausto; então a figura é removida.',
  'gh/summons.4a':
    'Um jogador devolve para a mão a carta da criatura invocada com um efeito de recuperação: a criatura é removida do mapa.',
  'gh/summons.5':
    'Cada criatura invocada tem o próprio turno logo antes do turno do seu invocador; se houver várias, elas agem na ordem em que foram invocadas.',
  'gh/summons.6':
    'Uma criatura invocada age mesmo nas rodadas em que o dono descansa, logo antes da iniciativa 99.',
  'gh/summons.7': 'Uma criatura invocada não tem turno na rodada em que foi invocada.',
  'gh/summons.7a':
    'Um personagem age na iniciativa 20 e invoca uma figura: a criatura não faz nada até a próxima rodada, na qual age antes do dono.',
  'gh/summons.8':
    'As criaturas invocadas não são controladas pelo jogador: a cada turno elas agem como um monstro cuja carta diz "Mover +0, Ataque +0" [gh/monsters], tendo os monstros como inimigos, e os jogadores resolvem as ambiguidades.',
  'gh/summons.9': 'Sem nenhum inimigo em que possa focar, uma criatura invocada não se move.',
  'gh/summons.10':
    'As criaturas invocadas usam o baralho de modificadores do dono, com suas maldições, bênçãos e vantagens de personagem.',
  'gh/summons.11':
    'As condições e os bônus do dono (FORTALECER, CONFUNDIR, bônus ativos) não se aplicam à criatura invocada, a menos que digam isso.',
  'gh/summons.12': 'As mortes causadas por uma criatura invocada são creditadas ao dono.',
  'gh/summons.13':
    'As criaturas invocadas nunca saqueiam, nunca abrem portas e tratam portas fechadas como paredes.',
  'gh/summons.14':
    'As criaturas invocadas seguem as regras dos monstros para evitar armadilhas e terreno perigoso.',
  'gh/summons.15':
    'Não se pode perder cartas para negar o dano de uma criatura invocada; com 0 pontos de vida ela é removida, e sua carta vai para a pilha definida pelo símbolo de carta perdida.',
  'gh/summons.16':
    'As criaturas invocadas são aliadas de todos os personagens e umas das outras; os aliados podem atravessá-las, curá-las e dar bônus a elas.',
  'gh/summons.17':
    'As criaturas invocadas sofrem condições como os monstros; a duração é contada nos turnos da própria criatura.',
  'gh/summons.18':
    'Os inimigos focam nas criaturas invocadas e as atacam como fazem com os personagens; em empates de iniciativa, a criatura vem antes do dono, mesmo na rodada em que foi invocada.',
  'gh/summons.19':
    'Um mesmo jogador pode ter várias criaturas invocadas em jogo; as oito cores das fichas servem só para distingui-las.',
  'gh/summons.20':
    'Uma criatura invocada por um item segue as mesmas regras e permanece até morrer ou até o dono ficar exausto.',
  'gh/summons.21':
    'Uma habilidade de invocar pode ser usada mesmo com uma criatura de outra carta em jogo; cada carta sustenta uma só criatura, a menos que diga outra coisa.',
};
