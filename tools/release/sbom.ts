import { createHash } from 'node:crypto';
import { ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  ExternalReferenceRepository,
  HashDictionary,
  LicenseExpression,
  LicenseRepository,
  Metadata,
  NamedLicense,
  Property,
  PropertyRepository,
  SpdxLicense,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import type { Commit } from './commit.ts';
import type { Part, Shipped, ShippedPackages } from './shipped.ts';

/** A part of the release, and the file with it. */
export interface ArchivedPart extends Part {
  readonly archive: string;
  /** Whether the weights of the face detector are in it, which are of third parties and no package. */
  readonly hasFaceModel: boolean;
}

/**
 * The software bill of materials of a release (CycloneDX 1.6, JSON). The same commit gives the same text: number and
 * time are made from it.
 * The property `recto:archive` of a part names its file, `recto:contained-in` of a third-party package those that have it
 * inside. Packages without it are installed by npm, with the packages that need them.
 */
export function sbomOf(
  version: string,
  commit: Commit,
  parts: readonly ArchivedPart[],
  shipped: ShippedPackages,
): string {
  const components = new Map<string, Component>();
  for (const each of shipped.packages) {
    const archives = parts
      .filter(({ bundled }) => bundled.includes(idOf(each)))
      .map(({ archive }) => new Property('recto:contained-in', archive));
    components.set(idOf(each), thirdParty(each, archives));
  }
  for (const { name, version: own, archive } of parts) {
    const type = name.startsWith('@') ? ComponentType.Library : ComponentType.Application;
    const properties = new PropertyRepository([new Property('recto:archive', archive)]);
    components.set(name, new Component(type, name, { bomRef: `${name}@${own}`, version: own, properties }));
  }
  const link = (from: string, to: readonly string[]) => {
    for (const id of to) components.get(from)!.dependencies.add(components.get(id)!.bomRef);
  };
  for (const each of shipped.packages) link(idOf(each), each.dependencies);
  for (const { name, dependencies } of parts) {
    link(name, shipped.neededBy.get(name)!);
    link(
      name,
      dependencies.filter((wanted) => parts.some((part) => part.name === wanted)),
    );
  }

  const weights = new Component(ComponentType.MachineLearningModel, 'tiny-face-detector', {
    bomRef: 'tiny-face-detector',
    description: 'The weights of the face detector.',
    licenses: new LicenseRepository([new SpdxLicense('MIT')]),
    properties: new PropertyRepository(
      parts
        .filter(({ hasFaceModel }) => hasFaceModel)
        .map(({ archive }) => new Property('recto:contained-in', archive)),
    ),
  });

  const whole = new Component(ComponentType.Application, 'recto', {
    bomRef: `recto@${version}`,
    version,
    properties: new PropertyRepository([new Property('recto:commit', commit.hash)]),
  });
  whole.dependencies.add(weights.bomRef);
  for (const { name } of parts) whole.dependencies.add(components.get(name)!.bomRef);
  const bom = new Bom({
    serialNumber: serialNumber(`recto@${version} ${commit.hash}`),
    metadata: new Metadata({ component: whole, timestamp: new Date(commit.seconds * 1000) }),
  });
  for (const component of [weights, ...components.values()]) bom.components.add(component);
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function thirdParty(shipped: Shipped, archives: readonly Property[]): Component {
  const { name, version, licence, integrity } = shipped;
  return new Component(ComponentType.Library, name, {
    bomRef: idOf(shipped),
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: new LicenseRepository([licenceOf(licence)]),
    hashes: new HashDictionary(integrity === null ? [] : [[HashAlgorithm['SHA-512'], sha512(integrity)]]),
    properties: new PropertyRepository(archives),
    externalReferences: new ExternalReferenceRepository(),
  });
}

const idOf = ({ name, version }: Shipped) => `${name}@${version}`;

function licenceOf(text: string) {
  if (text.includes(' ')) return new LicenseExpression(text);
  return isSupportedSpdxId(text) ? new SpdxLicense(text) : new NamedLicense(text);
}

function sha512(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}

/** A UUID of version 8, whose bits are up to the one who makes it (RFC 9562, section 5.8). */
function serialNumber(of: string): string {
  const hash = createHash('sha256').update(of).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
