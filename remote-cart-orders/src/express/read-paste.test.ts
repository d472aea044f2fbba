import { readPaste } from './read-paste.ts';

it.each([
  ['3661234567890\t4', '3661234567890'],
  ['3661234567890;4', '3661234567890'],
  ['3661234567890 4', '3661234567890'],
  ['3 661234 567890 4', '3 661234 567890'],
  ['3661234567890 x 4\n', '3661234567890'],
  ['FA-00012\t4', 'FA-00012'],
  ['fa 00012 x4', 'fa 00012'],
  ['FA-00012 (x4)', 'FA-00012'],
  ['FA-00012 (4)', 'FA-00012'],
  ['fa 12 ( 4 x )', 'fa 12'],
  ['FA-00012 4', 'FA-00012'],
  ['FA 00012 4', 'FA 00012'],
])('%j is one line with its quantity', (text, reference) => {
  expect(readPaste(text)).toEqual({ reference, quantity: 4 });
});

it.each(['3661234567890', '3 661234 567890', 'FA-00012', 'FA 00012', 'fa 12', ''])(
  '%j is a reference alone, whose last digits are no quantity',
  (text) => {
    expect(readPaste(text)).toBeUndefined();
  },
);

it.each(['FA-00012', '3 661234 567890'])(
  'two numbers behind %j are no quantity, and stay to be corrected',
  (reference) => {
    expect(readPaste(`${reference} 100 50`)).toEqual({ reference, quantity: '100 50' });
  },
);

it('several lines are a list', () => {
  expect(readPaste('\n3661234567890;4\r\nFA-00012;1\n')).toEqual({ list: '3661234567890;4\r\nFA-00012;1' });
});

it.each(['FA-00639 AT-00178', 'FA-00639, AT-00178', 'FA-00639;AT-00178'])(
  '%j is a list, though it is one line',
  (text) => {
    expect(readPaste(text)).toEqual({ list: 'FA-00639\nAT-00178' });
  },
);

it('words behind a reference make no list', () => {
  expect(readPaste('FA-00639 ou AT-00178')).toBeUndefined();
});
