import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { startI18n } from '../i18n/instance.ts';

// Tests run with the French texts of shared; a remote's test adds its own with registerTexts.
startI18n({});
configure({ asyncUtilTimeout: 4_000 });
