import type { effects as chapter } from '../../../rulebook/effects.ts';

/** Attack effects, in Brazilian Portuguese. */
export const effects: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/effects.1':
    'Os efeitos impressos depois de um ataque se aplicam a cada um dos alvos depois do dano àquele alvo, tenha ou não sido causado dano.',
  'gh/effects.1a': 'Um Ataque 2 com IMOBILIZAR contra Escudo 5 causa 0 de dano, e o alvo fica imobilizado.',
  'gh/effects.2':
    'Para os personagens esses efeitos são opcionais, exceto a experiência, que sempre se ganha.',
  'gh/effects.3': 'Os efeitos não se aplicam a um alvo que morreu com o dano do ataque.',
  'gh/effects.4':
    'Algumas habilidades aplicam esses efeitos sem um ataque; nesse caso, a carta diz quais são os alvos.',
  'gh/effects.5':
    'Os efeitos de uma carta de modificador só se aplicam ao alvo para o qual ela foi comprada.',
  'gh/effects.6':
    'EMPURRAR X move o alvo até X hexágonos, cada um dos quais deve aumentar a distância dele até o atacante.',
  'gh/effects.6a':
    'Um alvo adjacente ao atacante que recebe EMPURRAR 2 em espaço aberto termina a 3 hexágonos de distância.',
  'gh/effects.7':
    'PUXAR X move o alvo até X hexágonos, cada um dos quais deve diminuir a distância dele até o atacante.',
  'gh/effects.7a':
    'Um alvo a distância 3 que recebe PUXAR 3 fica adjacente depois de 2 hexágonos e para, porque não pode chegar mais perto.',
  'gh/effects.8': 'Para empurrões e puxões, a distância é contada como o alcance, não através de paredes.',
  'gh/effects.9': 'Um empurrão ou puxão só termina antes quando não existe um próximo hexágono válido.',
  'gh/effects.9a':
    'Um alvo com paredes ou obstáculos em todos os hexágonos mais distantes não se move quando recebe EMPURRAR 2, e não sofre nada.',
  'gh/effects.10':
    'O atacante (no caso dos monstros, os jogadores) escolhe cada hexágono entre os válidos; se existe um hexágono válido, ele tem de ser usado [gh/A-06].',
  'gh/effects.11':
    'Um personagem pode abrir mão por completo de um empurrão ou puxão, mas, se o aplica, aplica-o por inteiro.',
  'gh/effects.12':
    'Dois empurrões separados em um mesmo ataque (por exemplo, o da carta e o do modificador) podem ser aceitos ou recusados separadamente.',
  'gh/effects.12a':
    'Com um EMPURRAR 1 impresso e um EMPURRAR 1 comprado, o jogador pode empurrar 0, 1 ou 2 hexágonos.',
  'gh/effects.13':
    'Um alvo pode ser empurrado ou puxado através dos próprios aliados, mas não através dos seus inimigos, e não pode terminar em um hexágono ocupado.',
  'gh/effects.13a':
    'Um monstro tem outro monstro logo atrás dele e um hexágono livre mais além: EMPURRAR 2 nessa direção o leva para além do aliado.',
  'gh/effects.13b':
    'Um monstro com um personagem logo atrás não pode ser empurrado nessa direção com EMPURRAR 1.',
  'gh/effects.14':
    'O movimento forçado não pode atravessar paredes, portas fechadas nem (sem Voo) obstáculos.',
  'gh/effects.15':
    'O movimento forçado dispara armadilhas e causa o dano do terreno perigoso como o movimento normal, ignora o custo do terreno difícil e poupa as figuras com Voo.',
  'gh/effects.15a':
    'Com N = 1, um monstro com 4 pontos de vida é empurrado por um hexágono perigoso até uma armadilha de dano: sofre 1 e 3 de dano e morre, e a morte é creditada a quem o empurrou.',
  'gh/effects.16':
    'Figuras imobilizadas ou atordoadas, e figuras com movimento "-", podem ser empurradas e puxadas.',
  'gh/effects.17': 'Aliados nunca são alvos de empurrões ou puxões.',
  'gh/effects.18':
    'PERFURAR X ignora até X pontos do Escudo do alvo enquanto o dano é calculado, não depois.',
  'gh/effects.18a': 'Um Ataque 3 com PERFURAR 2 contra Escudo 3, comprando um +0, causa 2 de dano.',
  'gh/effects.18b':
    'Um Ataque 3 com PERFURAR 5 contra Escudo 2, comprando um +0, causa 3 de dano; o PERFURAR que sobra não acrescenta nada.',
  'gh/effects.19': 'PERFURAR só funciona contra Escudo, não contra outros modos de evitar dano.',
  'gh/effects.20':
    'ADICIONAR ALVO adiciona ao ataque mais um inimigo ao alcance, ainda não visado; todos os efeitos do ataque se aplicam a ele, exceto os que dão ainda mais alvos.',
  'gh/effects.20a':
    'Um Ataque 3 corpo a corpo com FERIMENTO e ADICIONAR ALVO, ao lado de dois inimigos, ataca ambos com valor 3 e FERIMENTO, com um modificador cada.',
  'gh/effects.21': 'Em um ataque de área, o alvo adicionado é um único inimigo ao alcance e fora da área.',
  'gh/effects.22':
    'ADICIONAR ALVO vindo de uma carta de modificador durante o ataque a um inimigo abre um novo ataque contra outro; cada vez que aparece, adiciona mais um alvo.',
  'gh/effects.23': 'Se todos os inimigos ao alcance já são alvos, ADICIONAR ALVO não faz nada.',
  'gh/effects.24':
    'As condições de uma habilidade são aplicadas depois do seu efeito principal [gh/conditions.3].',
  'gh/effects.25':
    'Vários efeitos do mesmo ataque no mesmo alvo são aplicados na ordem impressa, e os das cartas de modificador por último.',
};
