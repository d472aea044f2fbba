import { crc32, deflateRawSync } from 'node:zlib';

const DEFLATED = 8;
const VERSION = 20;
const CENTRAL_BYTES = 46;

/** An archive as any program writes it. By zlib: the tests pack hundreds of megabytes. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, contents] of Object.entries(files)) {
    const name = Buffer.from(path);
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const packed = deflateRawSync(bytes);
    // Both headers say the same of the file, from the version on.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(DEFLATED, 4);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, packed]);
    const entry = Buffer.alloc(CENTRAL_BYTES);
    entry.write('PK\x01\x02');
    entry.writeUInt16LE(VERSION, 4);
    about.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    locals.push(local);
    central.push(entry, name);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
