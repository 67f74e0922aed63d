import type { CameraErrorCode, CapturedImage, CaptureSnapshot, CaptureState } from '@recto/core';
import type { CaptureActions } from '@recto/ui';
export declare const cameras: {
    readonly off: {
        readonly status: 'off';
    };
    readonly starting: {
        readonly status: 'starting';
    };
    readonly live: {
        readonly facingMode: 'environment';
        readonly canSwitch: true;
        readonly status: 'live';
    };
    readonly taking: {
        readonly facingMode: 'environment';
        readonly canSwitch: true;
        readonly status: 'taking';
    };
};
export declare function sampleSnapshot(state: CaptureState, part?: Partial<CaptureSnapshot>): CaptureSnapshot;
export declare const captureStates: {
    readonly init: (photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso") => {
        name: "init";
        photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso";
    };
    readonly capture: (photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso") => {
        name: "capture";
        photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso";
    };
    readonly preview: (photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso", image: CapturedImage) => {
        name: "preview";
        photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso";
        image: CapturedImage;
    };
    readonly upload: (photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso", image: CapturedImage) => {
        name: "upload";
        photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso";
        image: CapturedImage;
    };
    readonly error: (photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso", image: CapturedImage) => {
        name: "error";
        type: "internal";
        photo: "clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso";
        image: CapturedImage;
    };
};
export declare function cameraError(cause: CameraErrorCode): CaptureState;
export declare const captureActions: CaptureActions;
