export { useTranslation } from 'react-i18next';
export { i18n, startI18n, type UiTexts } from './instance.ts';
export { applyOverrides, loadOverrides, registerTexts } from './texts.ts';
