/**
 * Platform entries outside the first paint, each a chunk by its name. A remote that needs one gets it fetched beside its own files,
 * not after them.
 */
export const lateEntries: Record<string, () => Promise<object>> = {
  'rules/product': () => import(/* webpackChunkName: "rules-product" */ '@extranet/shared/rules/product'),
  'rules/vehicle': () => import(/* webpackChunkName: "rules-vehicle" */ '@extranet/shared/rules/vehicle'),
  'rules/fitting': () => import(/* webpackChunkName: "rules-fitting" */ '@extranet/shared/rules/fitting'),
  'rules/question': () => import(/* webpackChunkName: "rules-question" */ '@extranet/shared/rules/question'),
  'rules/customer': () => import(/* webpackChunkName: "rules-customer" */ '@extranet/shared/rules/customer'),
  'rules/order': () => import(/* webpackChunkName: "rules-order" */ '@extranet/shared/rules/order'),
  'rules/look': () => import(/* webpackChunkName: "rules-look" */ '@extranet/shared/rules/look'),
  uploads: () => import(/* webpackChunkName: "uploads" */ '@extranet/shared/uploads'),
  'ui/table': () => import(/* webpackChunkName: "ui-table" */ '@extranet/shared/ui/table'),
  'ui/combobox': () => import(/* webpackChunkName: "ui-combobox" */ '@extranet/shared/ui/combobox'),
  'ui/sign-in': () => import(/* webpackChunkName: "ui-sign-in" */ '@extranet/shared/ui/sign-in'),
  'ui/files': () => import(/* webpackChunkName: "ui-files" */ '@extranet/shared/ui/files'),
  'ui/upload': () => import(/* webpackChunkName: "ui-upload" */ '@extranet/shared/ui/upload'),
  'ui/pictures': () => import(/* webpackChunkName: "ui-pictures" */ '@extranet/shared/ui/pictures'),
  'ui/timeline': () => import(/* webpackChunkName: "ui-timeline" */ '@extranet/shared/ui/timeline'),
  'ui/rich-text': () => import(/* webpackChunkName: "ui-rich-text" */ '@extranet/shared/ui/rich-text'),
};
