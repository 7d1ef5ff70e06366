import type { essence as chapter } from '../../../rulebook/essence.ts';

/** Essence and support, in Brazilian Portuguese. */
export const essence: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/essence.1':
    'A essência é recuperada com baús, com espaços de evento, com monstros destruídos no próprio turno e com habilidades.',
  'ma/essence.2':
    'A essência é gasta no lugar da saúde que se perderia, uma por uma, mesmo que essa saúde seja o custo de uma habilidade; para aumentar rolagens de ataque; para pagar habilidades; para selar espaços de surgimento; para ativar espaços de capítulo apagados; e para apoiar os outros.',
  'ma/essence.3':
    'Apoio: quando você está para perder essência, outros exploradores que queiram podem pagar qualquer parte dela, e você mesmo pode não pagar nada. Cada um deles deve estar adjacente a você, a outro explorador de apoio ou ao espaço que é o alvo. Isso vale para custos e para rolagens de ataque.',
  'ma/essence.4': 'A essência tem um máximo, indicado na carta de explorador.',
  'ma/essence.5': 'Nada se recupera além do máximo, seja saúde, vigor ou essência.',
  'ma/essence.6':
    'O apoio cobre toda perda de essência, também a escolhida no lugar da saúde; a essência de um vizinho pode, portanto, salvar a sua saúde [ma/Q6]. Se você perde essência “se possível”, só conta a sua, e ninguém pode ajudar.',
  'ma/essence.7':
    'Uma perda de saúde se resolve nesta ordem: outra unidade pode assumi-la; ela pode ser evitada; uma unidade protegida é poupada; para cada ponto que resta, o dono escolhe entre essência e saúde; por fim a saúde se perde.',
  'ma/essence.8':
    'Quem apoia paga pelo menos 1. Só um explorador que paga pode servir de elo para outro que apoia.',
  'ma/essence.9': 'Exploradores fora do mapa, e os mortos, não apoiam.',
  'ma/essence.10': 'Ficar sem essência não é um mal em si.',
  'ma/essence.11':
    'O vigor perdido fora do turno de um explorador não faz diferença, porque volta inteiro no começo da fase dos exploradores [ma/round.2]. Os efeitos feitos para tornar os exploradores mais lentos baixam o máximo em vez disso.',
};
