import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { startI18n } from '../i18n/instance.ts';

// Every test speaks French, as the product does; a remote's test adds its own texts with registerTexts.
startI18n({});
configure({ asyncUtilTimeout: 4_000 });
