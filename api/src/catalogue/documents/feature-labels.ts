import type { FeatureName } from '@extranet/shared/rules/product';

/** The labels of technical features on a datasheet. */
export const featureLabels: Readonly<Record<FeatureName | 'prodType', string>> = {
  prodType: 'Prise',
  prodLEDSupport: 'Compatible feux à LED',
  prodLampeRemplacement: 'Contrôle des lampes grillées',
  prodAideProgrammation: 'Codage du véhicule nécessaire',
  prodClouplage: 'Coupure du feu antibrouillard du véhicule',
  prodCheck: 'Contrôle des clignotants de la remorque',
  prdPdc: 'Coupure de l’aide au stationnement',
  prdPlus: 'Plus permanent',
  prodLigne: 'Ligne de charge',
  prodAlimentation: 'Alimentation prise sur',
  prodCan: 'Raccordement au bus CAN',
  prodMontage: 'Difficulté de montage',
  prodTypeAttelage: 'Type d’attelage',
  prodPoids: 'Poids',
  prodMR: 'Masse remorquable',
  prodPoidsSurFleche: 'Poids sur flèche',
  prodDeposePC: 'Dépose du pare-chocs',
  prodDecoupePC: 'Découpe du pare-chocs',
  prodPercage: 'Perçage',
  prodAdaptSPV: 'Adaptation au faisceau du véhicule',
  prodTempsMontage: 'Temps de montage',
};
